import type { Textos } from '#shared/erros.ts';
import type { DadosDoPapel, FatosDoPapel } from './fatos.ts';

/** A term: what it means, in both languages, and how its value is written. A value that is not known is null. */
export type Termo<D> = { significado: Textos; valor: (de: D) => string | null };
export type Termos<D> = Readonly<Record<string, Termo<D>>>;
/** What the terms of the document speak of. */
export type DoDocumento = FatosDoPapel & { papel: DadosDoPapel };

export const termo = <D>(br: string, en: string, valor: (de: D) => string | null): Termo<D> => ({ significado: { br, en }, valor });

/** A list that a block or a row of a table goes through: its items, and the terms of one. */
export type Lista = {
  significado: Textos;
  itens: (de: DoDocumento) => Record<string, string>[];
  termos: Readonly<Record<string, Textos>>;
};

export function lista<I>(significado: Textos, itens: (de: DoDocumento) => readonly I[], termos: Termos<I>): Lista {
  const nomes = Object.entries(termos);
  return {
    significado,
    termos: Object.fromEntries(nomes.map(([nome, { significado: dele }]) => [nome, dele])),
    itens: (de) => itens(de).map((item) => Object.fromEntries(nomes.map(([nome, { valor }]) => [nome, valor(item) ?? '']))),
  };
}
