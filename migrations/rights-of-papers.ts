/** The rights on what is issued to families, and on the templates that it is issued by. */
export const rightsOfPapers = {
  documentos_cancelamentos: 'append',
  documentos_emitidos: 'append',
  documentos_numeracao: 'keep',
  documentos_envios: 'keep',
  documentos_padrao: 'edit',
  // A version is never changed; it goes only with a template that nothing was issued by.
  documentos_padrao_versoes: 'edit',
  documentos_padrao_restricoes: 'replace',
  documentos_padrao_imagens: 'append',
  // What was signed stays; a trigger keeps the evidence as it was.
  assinaturas: 'keep',
  assinaturas_signatarios: 'keep',
  assinaturas_perguntas: 'keep',
  certificados_confiaveis: 'replace',
} as const;
