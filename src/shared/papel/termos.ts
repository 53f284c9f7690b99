import type { Textos } from '../erros.ts';
import type { Bloco } from './esquema.ts';
import type { Guia } from './guia.ts';
import type { Valores } from './preencher.ts';

/** A term: what it means, in both languages, and how its value is written. A value that is not known is null. */
export type Termo<D> = { significado: Textos; valor: (de: D) => string | null };
export type Termos<D> = Readonly<Record<string, Termo<D>>>;

export const termo = <D>(br: string, en: string, valor: (de: D) => string | null): Termo<D> => ({ significado: { br, en }, valor });

/** A list that a block or a row of a table goes through: its items, and the terms of one. */
export type Lista<D> = {
  significado: Textos;
  itens: (de: D) => Record<string, string>[];
  termos: Readonly<Record<string, Textos>>;
};
export type Listas<D> = Readonly<Record<string, Lista<D>>>;

export function lista<D, I>(significado: Textos, itens: (de: D) => readonly I[], termos: Termos<I>): Lista<D> {
  const nomes = Object.entries(termos);
  return {
    significado,
    termos: Object.fromEntries(nomes.map(([nome, { significado: dele }]) => [nome, dele])),
    itens: (de) => itens(de).map((item) => Object.fromEntries(nomes.map(([nome, { valor }]) => [nome, valor(item) ?? '']))),
  };
}

/** A term that stands for blocks. */
export type Inteiros<D> = Readonly<Record<string, { significado: Textos; blocos: (de: D) => Bloco[] }>>;

const grupoDe = (nome: string): string => (nome.includes('.') ? nome.slice(0, nome.indexOf('.')) : 'documento');

/** What may be written where these terms and lists are known. */
export function guiaDos<D>(termos: Termos<D>, listas: Listas<D>, inteiros: Inteiros<D> = {}): Guia {
  const daPagina = (nome: string, br: string, en: string) => ({ nome, lista: null, grupo: 'pagina', significado: { br, en } });
  return {
    termos: [
      ...Object.entries(termos).map(([nome, { significado }]) => ({ nome, lista: null, grupo: grupoDe(nome), significado })),
      ...Object.entries(inteiros).map(([nome, { significado }]) => ({
        nome,
        lista: null,
        grupo: grupoDe(nome),
        significado,
        inteiro: true as const,
      })),
      ...Object.entries(listas).flatMap(([qual, { termos: dela }]) =>
        Object.entries(dela).map(([nome, significado]) => ({ nome, lista: qual, grupo: qual, significado })),
      ),
      daPagina('pagina.numero', 'Número da página (cabeçalho e rodapé)', 'Number of the page (header and footer)'),
      daPagina('pagina.total', 'Quantas páginas há (cabeçalho e rodapé)', 'How many pages there are (header and footer)'),
    ],
    listas: Object.entries(listas).map(([nome, { significado }]) => ({ nome, significado })),
  };
}

/** What each of them says of something. */
export const valoresDos = <D>(termos: Termos<D>, listas: Listas<D>, de: D, inteiros: Inteiros<D> = {}): Valores => ({
  campos: Object.fromEntries(Object.entries(termos).map(([nome, { valor }]) => [nome, valor(de) ?? ''])),
  listas: Object.fromEntries(Object.entries(listas).map(([nome, { itens }]) => [nome, itens(de)])),
  blocos: Object.fromEntries(Object.entries(inteiros).map(([nome, { blocos }]) => [nome, blocos(de)])),
});
