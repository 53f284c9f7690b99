/** The tables that only this room writes. */
export const tabelas = ['fechamentos', 'resultados_disciplinas', 'resultados_alunos', 'conselhos', 'conselhos_alunos'] as const;
