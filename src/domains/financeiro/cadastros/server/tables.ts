/** The tables that only this room writes. */
export const tabelas = [
  'bancos',
  'contas_bancarias',
  'formas_pagamento',
  'precos',
  'descontos',
  'taxas',
  'taxas_servico',
  'categorias_financeiras',
  'centros_custo',
  'impostos',
] as const;
