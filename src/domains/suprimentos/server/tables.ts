/** The tables that only this tree writes. */
export const tabelas = [
  'produtos_grupos',
  'produtos',
  'produtos_embalagens',
  'produtos_minimos',
  'depositos',
  'operacoes_estoque',
  'movimentos_estoque',
  'saldos_estoque',
  'recalculos_estoque',
  'contagens_estoque',
  'contagens_estoque_itens',
] as const;
