/** The rights on what families declare and the scholarships that come of it, and on insurances and agreements with partners. */
export const rightsOfFamilies = {
  salarios_minimos: 'edit',
  bolsas_faixas: 'edit',
  bolsas_cotas: 'edit',
  // What a family declared and what was decided of it is never deleted.
  fichas_socioeconomicas: 'keep',
  fichas_socioeconomicas_visualizacoes: 'append',
  fichas_socioeconomicas_anexos: 'append',
  bolsas_pedidos: 'keep',
  bolsas_situacoes: 'append',
  convenios: 'edit',
  // Insurers ask for past months.
  convenios_pessoas: 'keep',
  convenios_descontos: 'keep',
} as const;
