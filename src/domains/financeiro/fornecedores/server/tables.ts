/** The tables that only this room writes. */
export const tabelas = ['fornecedores', 'fornecedores_contatos', 'fornecedores_impostos'] as const;
