/** The tables that only this room writes. */
export const tabelas = [
  'contas_cobranca',
  'boletos_numeracao',
  'boletos',
  'boletos_situacoes',
  'boletos_impressoes',
  'boletos_pix_reemitidos',
  'remessas',
  'remessas_itens',
  'retornos',
  'retornos_linhas',
  'retornos_decisoes',
] as const;
