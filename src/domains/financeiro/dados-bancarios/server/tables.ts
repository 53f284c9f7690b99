/** The tables that only this room writes. */
export const tabelas = ['mudancas_bancarias'] as const;
