/** The tables that only this room writes. */
export const tabelas = [
  'contratos',
  'contratos_numeracao',
  'contratos_precos',
  'contratos_descontos',
  'contratos_situacoes',
  'contratos_multas',
  'contratos_configuracao',
  'aditivos_turmas',
  'aditivos',
  'aditivos_situacoes',
  'aditivos_termos',
  'aditivos_pagadores',
  'aditivos_parcelas',
] as const;
