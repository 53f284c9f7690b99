/** The rights on what is brought in from another system. */
export const rightsOfMove = {
  importacoes: 'edit',
  importacoes_pessoas: 'append',
  importacoes_contatos: 'append',
  mudancas_tipos: 'keep',
  mudancas_planilhas: 'edit',
  mudancas_registros: 'replace',
  mudancas_totais: 'keep',
  // What was signed stays as it was signed.
  mudancas_conferencias: 'append',
  mudancas_conferencias_numeracao: 'keep',
} as const;
