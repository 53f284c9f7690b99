/** The tables that only this room writes. */
export const tabelas = ['fatos_contabeis'] as const;
