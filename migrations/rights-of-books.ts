/** The rights on the books. */
export const rightsOfBooks = {
  // What was told and what was posted: rows are added and never touched again.
  fatos_contabeis: 'append',
  lancamentos_contabeis: 'append, lock',
  lancamentos_contabeis_anexos: 'append',
  partidas_contabeis: 'append',
  fatos_lancados: 'keep',
  saldos_contabeis: 'keep',
  saldos_iniciais_contabeis: 'replace',
  periodos_contabeis_situacoes: 'append',
  fatos_deixados: 'append',
  faturamentos: 'append',
  // A refusal that was taken back leaves its audit.
  fatos_dispensados: 'replace',
  regras_contabeis: 'edit',
  // The chart, the years and what is still to be posted.
  contas_contabeis: 'edit',
  contabil_configuracao: 'keep',
  exercicios_contabeis: 'edit',
  periodos_contabeis: 'edit',
  historicos_padrao: 'edit',
  rascunhos_contabeis: 'edit',
  rascunhos_contabeis_linhas: 'replace',
  modelos_contabeis_meses: 'replace',
  // Who signs the books, and what was printed of them: it can always be made again.
  livros_assinaturas: 'keep',
  livros_impressos: 'edit',
} as const;
