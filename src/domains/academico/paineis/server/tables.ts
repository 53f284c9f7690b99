/** The tables that only this room writes. */
export const tabelas = ['notificacoes', 'notificacoes_envios', 'notificacoes_numeracao', 'recados', 'recados_destinatarios'] as const;
