/** The books that are printed to be signed. */
export const livrosQueSeImprimem = ['diario', 'razao'] as const;
export type LivroImpresso = (typeof livrosQueSeImprimem)[number];
export const nomeDoLivro: Record<LivroImpresso, string> = { diario: 'Livro Diário', razao: 'Livro Razão' };
/** The job that prints each of them. */
export const tarefaDoLivro: Record<LivroImpresso, string> = { diario: 'livros.diario', razao: 'livros.razao' };
