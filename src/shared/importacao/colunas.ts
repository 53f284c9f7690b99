import { normalizarBusca } from '../palavras/busca.ts';

/** What a sheet may bring: what screen and model call it, and the ways that schools call the column, in search form. */
export type CampoDePlanilha<C extends string = string> = {
  chave: C;
  br: string;
  en: string;
  nomes: readonly string[];
  /** Words that make of a column something else, whatever else its head says: 'Estoque máximo' is no stock. */
  menos?: readonly string[];
  exemplo: string;
};
/** Which column of the sheet each member comes from, by its position. */
export type Mapeamento<C extends string = string> = Partial<Record<C, number>>;

/** How people shorten the heads of their columns. */
const abreviaturas = new Map([
  ...['qtd', 'qtde', 'qt', 'quant'].map((a) => [a, 'quantidade'] as const),
  ['min', 'minimo'],
  ['max', 'maximo'],
  ['vlr', 'valor'],
]);

/** Guesses the columns by their names: exact names first, then names that contain one of the ways to call a member. */
export function proporColunas<C extends string>(colunas: readonly string[], campos: readonly CampoDePlanilha<C>[]): Mapeamento<C> {
  const nomes = colunas.map((coluna) =>
    normalizarBusca(coluna)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
      .replaceAll(/[a-z]+/g, (palavra) => abreviaturas.get(palavra) ?? palavra),
  );
  const mapeamento: Mapeamento<C> = {};
  const livre = (indice: number): boolean => indice >= 0 && !Object.values(mapeamento).includes(indice);
  for (const exato of [true, false]) {
    for (const { chave, nomes: sinonimos, menos = [] } of campos) {
      if (mapeamento[chave] !== undefined) continue;
      const achado = nomes.findIndex((nome, i) => livre(i) && sinonimos.some((c) => (exato ? nome === c : contemPalavras(nome, c, menos))));
      if (achado >= 0) mapeamento[chave] = achado;
    }
  }
  return mapeamento;
}

const contemPalavras = (nome: string, sinonimo: string, menos: readonly string[]): boolean => {
  // "no" and "n" inside of a longer name say nothing.
  const palavras = nome.split(' ');
  return (
    sinonimo.length > 1 &&
    sinonimo !== 'no' &&
    sinonimo.split(' ').every((palavra) => palavras.includes(palavra)) &&
    !menos.some((palavra) => palavras.includes(palavra))
  );
};

/** The cells of one line by what they are, without the spaces around them. */
export const valoresDaLinha = <C extends string>(celulas: readonly string[], mapeamento: Mapeamento<C>): Partial<Record<C, string>> =>
  Object.fromEntries(
    Object.entries<number | undefined>(mapeamento).map(([chave, coluna]) => [chave, (celulas[coluna ?? -1] ?? '').trim()]),
  ) as Partial<Record<C, string>>;

/** A number as people write it in a sheet: 'R$ 1.250,90' is '1250,90', '1.250' is '1250'. What is none stays as it is, to be refused. */
export function numeroDaPlanilha(texto = ''): string {
  const limpo = texto.replace(/^R\$\s*/, '');
  return /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(limpo) ? limpo.replaceAll('.', '') : limpo;
}
