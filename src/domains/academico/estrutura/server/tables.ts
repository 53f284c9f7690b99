/** The tables that only this room writes. */
export const tabelas = [
  'segmentacoes',
  'cursos',
  'criterios_avaliacao',
  'grupos_turma',
  'turmas',
  'turmas_situacoes',
  'disciplinas',
  'tipos_avaliacao',
  'tipos_avaliacao_cursos',
  'turmas_disciplinas',
  'turmas_disciplinas_encerramentos',
  'docentes_periodo',
  'horarios',
] as const;
