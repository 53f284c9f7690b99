/** The tables that only this room writes. */
export const tabelas = ['anos_letivos', 'periodos_letivos', 'periodos_letivos_segmentacoes', 'etapas', 'calendario_dias'] as const;
