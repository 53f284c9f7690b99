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
  // The health form that a family sent goes with the decision.
  protocolos_fichas: 'edit',
  temporadas: 'edit',
  temporadas_turmas: 'edit',
  // Who was asked and what came of it stays; what was not sent yet goes.
  temporadas_convites: 'keep',
  temporadas_documentos: 'edit',
  temporadas_envios: 'append',
  convenios: 'edit',
  // Insurers ask for past months: only what was entered by mistake goes, once no contract has a discount of it.
  convenios_pessoas: 'edit',
  convenios_descontos: 'edit',
} as const;
