/** The tables that only this room writes. */
export const tabelas = ['titulos_numeracao', 'titulos_receber', 'recibos', 'baixas', 'estornos', 'titulos_cancelamentos'] as const;
