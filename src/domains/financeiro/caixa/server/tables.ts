/** The tables that only this room writes. */
export const tabelas = [
  'periodos_financeiros',
  'periodos_financeiros_situacoes',
  'periodos_financeiros_contagens',
  'lancamentos_financeiros',
  'recebimentos_a_liquidar',
  'liquidacoes_recebimentos',
  'liquidacoes_desfeitas',
  'liquidacoes_desfeitas_itens',
  'lancamentos_manuais',
  'lancamentos_manuais_estornos',
] as const;
