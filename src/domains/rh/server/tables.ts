/** The tables that only this room writes. */
export const tabelas = ['funcionarios', 'protocolos', 'protocolos_campos', 'protocolos_fichas'] as const;
