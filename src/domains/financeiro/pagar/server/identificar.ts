type Identificado = { numero: string; documento: string | null; fornecedorNome: string; descricao: string };

/** How a title is told in the books: by the paper of its supplier, or its own number, and by whose and what it is. */
export const identificar = ({ numero, documento, fornecedorNome, descricao }: Identificado): { documento: string; detalhe: string } => ({
  documento: documento ?? numero,
  detalhe: `${numero}, ${fornecedorNome}, ${descricao}`,
});
