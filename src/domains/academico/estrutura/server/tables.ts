/** The tables that only this room writes. */
export const tabelas = ['segmentacoes', 'cursos', 'grupos_turma', 'turmas'] as const;
