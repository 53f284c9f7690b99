/** The rights on bank statements and what of the books they are. */
export const rightsOfReconciliation = {
  // A statement that nothing was done with may be thrown away, whole; a conciliação is undone whole, and the audit keeps what it was.
  extratos_bancarios: 'replace',
  extratos_bancarios_linhas: 'edit',
  conciliacoes: 'replace',
  conciliacoes_linhas: 'replace',
  conciliacoes_lancamentos: 'replace',
  conciliacoes_fechamentos: 'append',
  conciliacoes_reaberturas: 'append',
} as const;
