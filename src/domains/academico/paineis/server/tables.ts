/** The tables that only this room writes. */
export const tabelas = ['recados', 'recados_destinatarios'] as const;
