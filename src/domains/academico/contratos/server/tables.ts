/** The tables that only this room writes. */
export const tabelas = ['contratos', 'contratos_numeracao', 'contratos_precos', 'contratos_descontos', 'contratos_situacoes'] as const;
