/** The tables that only this room writes. */
export const tabelas = [
  'salarios_minimos',
  'bolsas_faixas',
  'bolsas_cotas',
  'fichas_socioeconomicas',
  'fichas_socioeconomicas_visualizacoes',
  'fichas_socioeconomicas_anexos',
  'bolsas_pedidos',
  'bolsas_situacoes',
] as const;
