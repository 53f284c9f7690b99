/** The tables that only this room writes. */
export const tabelas = ['declaracoes', 'declaracoes_lotes', 'declaracoes_lotes_itens', 'debitos_contestados'] as const;
