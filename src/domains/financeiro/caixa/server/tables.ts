/** The tables that only this room writes. */
export const tabelas = [
  'periodos_financeiros',
  'periodos_financeiros_situacoes',
  'lancamentos_financeiros',
  'lancamentos_manuais',
  'lancamentos_manuais_estornos',
] as const;
