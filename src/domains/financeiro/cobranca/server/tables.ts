/** The tables that only this room writes. */
export const tabelas = [
  'cobrancas_modelos',
  'cobrancas_degraus',
  'cobrancas_lotes',
  'cobrancas_cartas',
  'cobrancas_cartas_titulos',
] as const;
