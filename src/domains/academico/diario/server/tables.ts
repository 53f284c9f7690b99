/** The tables that only this room writes. */
export const tabelas = ['aulas', 'chamadas', 'faltas', 'justificativas', 'avaliacoes', 'notas', 'pareceres', 'frases_parecer'] as const;
