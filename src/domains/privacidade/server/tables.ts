/** The tables that only this room writes. */
export const tabelas = ['guardas_legais', 'privacidade_configuracao', 'dossies', 'anonimizacoes', 'incidentes'] as const;
