/** The tables that only this room writes. */
export const tabelas = ['temporadas', 'temporadas_turmas', 'temporadas_convites', 'temporadas_documentos', 'temporadas_envios'] as const;
