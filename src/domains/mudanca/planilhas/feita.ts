import type { Idioma } from '#shared/erros.ts';

export type ProblemaDaLinha = { coluna: string | null; mensagem: string };
/** What became of a line, or would: in the words of both languages, for it is read later and by others. */
export type LinhaFeita = {
  numero: number;
  nome: string;
  situacao: 'pronta' | 'erro' | 'cadastrada';
  problemas: Readonly<Record<Idioma, readonly ProblemaDaLinha[]>>;
};

const semProblemas: LinhaFeita['problemas'] = { br: [], en: [] };
export const linhaPronta = (numero: number, nome: string): LinhaFeita => ({ numero, nome, situacao: 'pronta', problemas: semProblemas });

/** The problems of a line in one sentence, each with its column. */
export const emUmaFrase = (problemas: readonly ProblemaDaLinha[]): string =>
  problemas
    .map(({ coluna, mensagem }) => (coluna === null ? mensagem : `${coluna}: ${mensagem}`))
    .join(' ')
    .slice(0, 500);
