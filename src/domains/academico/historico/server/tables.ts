/** The tables that only this room writes. */
export const tabelas = ['instituicoes_ensino', 'instituicoes_disciplinas', 'instituicoes_turmas'] as const;
