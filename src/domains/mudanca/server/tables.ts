/** The tables that only this room writes. */
export const tabelas = [
  'mudancas_tipos',
  'mudancas_planilhas',
  'mudancas_registros',
  'mudancas_totais',
  'mudancas_conferencias',
  'mudancas_conferencias_numeracao',
] as const;
