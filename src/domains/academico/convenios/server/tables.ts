/** The tables that only this room writes. */
export const tabelas = ['convenios', 'convenios_pessoas', 'convenios_descontos'] as const;
