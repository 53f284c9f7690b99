/** The tables that only this room writes. */
export const tabelas = ['documentos_cancelamentos', 'documentos_emitidos', 'documentos_numeracao'] as const;
