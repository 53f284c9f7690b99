/** The tables that only this room writes. */
export const tabelas = [
  'pagar_regras',
  'pagar_numeracao',
  'recorrencias_pagar',
  'contas_pagar',
  'contas_pagar_aprovacoes',
  'contas_pagar_anexos',
  'titulos_pagar',
  'titulos_pagar_rateio',
  'titulos_pagar_retencoes',
  'titulos_pagar_cancelamentos',
  'baixas_pagar',
  'baixas_pagar_partes',
  'estornos_pagar',
] as const;
