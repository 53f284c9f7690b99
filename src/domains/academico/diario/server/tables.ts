/** The tables that only this room writes. */
export const tabelas = [
  'aulas',
  'chamadas',
  'dias_chamados',
  'faltas',
  'justificativas',
  'avaliacoes',
  'notas',
  'pareceres',
  'frases_parecer',
  'origens',
  'origens_notas',
  'origens_frequencias',
  'entregas',
  'turmas_etapas_fechadas',
] as const;
