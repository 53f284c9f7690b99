/** The tables that only this room writes. */
export const tabelas = ['rematriculas_lotes', 'rematriculas_itens'] as const;
