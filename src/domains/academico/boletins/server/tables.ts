/** The tables that only this tree writes. */
export const tabelas = ['boletins_configuracao', 'boletins_envios', 'boletins_impressoes'] as const;
