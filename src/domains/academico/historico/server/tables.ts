/** The tables that only this room writes. */
export const tabelas = [
  'instituicoes_ensino',
  'instituicoes_disciplinas',
  'instituicoes_turmas',
  'historicos',
  'historicos_anos',
  'historicos_disciplinas',
  'historicos_configuracao',
  'historicos_emitidos',
  'historicos_cancelamentos',
  'historicos_vias',
  'historicos_numeracao',
] as const;
