/** The tables that only this room writes. */
export const tabelas = [
  'matriculas',
  'matriculas_numeracao',
  'matriculas_responsaveis',
  'matriculas_movimentos',
  'enturmacoes',
  'remanejamentos',
] as const;
