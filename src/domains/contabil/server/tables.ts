/** The tables that only this room writes. */
export const tabelas = [
  'fatos_contabeis',
  'contas_contabeis',
  'contabil_configuracao',
  'exercicios_contabeis',
  'periodos_contabeis',
  'periodos_contabeis_situacoes',
  'lancamentos_contabeis',
  'lancamentos_contabeis_anexos',
  'partidas_contabeis',
  'fatos_lancados',
  'saldos_contabeis',
  'saldos_iniciais_contabeis',
  'historicos_padrao',
  'rascunhos_contabeis',
  'rascunhos_contabeis_linhas',
  'modelos_contabeis_meses',
] as const;
