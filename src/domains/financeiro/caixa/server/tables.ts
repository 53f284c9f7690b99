/** The tables that only this room writes. */
export const tabelas = [
  'periodos_financeiros',
  'periodos_financeiros_situacoes',
  'periodos_financeiros_contagens',
  'lancamentos_financeiros',
  'recebimentos_a_liquidar',
  'liquidacoes_recebimentos',
  'lancamentos_manuais',
  'lancamentos_manuais_estornos',
] as const;
