/** The colors of the school's papers. */
export const cores = { tinta: '#1c2b2a', apagado: '#5b6b69', linha: '#cfd8d6', marca: '#b3261e' } as const;
