/** The tables that only this room writes. */
export const tabelas = [
  'titulos_numeracao',
  'titulos_receber',
  'recibos',
  'baixas',
  'estornos',
  'titulos_cancelamentos',
  'titulos_dispensas',
  'titulos_amortizacoes',
  'acordos',
  'acordos_situacoes',
  'acordos_titulos',
  'acordos_parcelas',
  'acordos_parcelas_partes',
  'acordos_regras',
  'creditos',
  'creditos_usos',
] as const;
