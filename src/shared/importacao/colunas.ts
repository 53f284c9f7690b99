import { normalizarBusca } from '../palavras/busca.ts';

/** What a sheet may bring: what screen and model call it, and the ways that schools call the column, in search form. */
export type CampoDePlanilha<C extends string = string> = {
  chave: C;
  br: string;
  en: string;
  nomes: readonly string[];
  /** Words that make of a column something else, unless they are part of how the member is called: 'Estoque máximo' is no stock. */
  menos?: readonly string[];
  exemplo: string;
};
/** Which column of the sheet each member comes from, by its position. */
export type Mapeamento<C extends string = string> = Partial<Record<C, number>>;

/** How people shorten the heads of their columns. */
const abreviaturas = new Map([
  ...['qtd', 'qtde', 'qt', 'quant'].map((a) => [a, 'quantidade'] as const),
  ['cod', 'codigo'],
  ['min', 'minimo'],
  ['max', 'maximo'],
  ['vl', 'valor'],
  ['vlr', 'valor'],
  // What is left of R$.
  ['r', 'reais'],
]);

/**
 * Guesses the columns by their names, the best match first: a name that is a way to call the member before one that only contains it, and an earlier
 * way before a later one. A column belongs to one member, and each member has one.
 */
export function proporColunas<C extends string>(colunas: readonly string[], campos: readonly CampoDePlanilha<C>[]): Mapeamento<C> {
  const pares = colunas.map(cabecaPorExtenso).flatMap((nome, coluna) =>
    campos.flatMap(({ chave, nomes, menos = [] }) => {
      const sinonimos = nomes.map(cabecaPorExtenso);
      const exato = sinonimos.indexOf(nome);
      const posto = exato >= 0 ? exato : sinonimos.findIndex((sinonimo) => contemPalavras(nome, sinonimo, menos));
      return posto < 0 ? [] : [{ chave, coluna, contem: exato < 0, posto }];
    }),
  );
  const mapeamento: Mapeamento<C> = {};
  const tomadas = new Set<number>();
  for (const { chave, coluna } of pares.toSorted((a, b) => Number(a.contem) - Number(b.contem) || a.posto - b.posto)) {
    if (mapeamento[chave] !== undefined || tomadas.has(coluna)) continue;
    mapeamento[chave] = coluna;
    tomadas.add(coluna);
  }
  return mapeamento;
}

/** A head by its words alone: 'Cód. da mãe' and 'codigo mae' are one. */
const cabecaPorExtenso = (coluna: string): string =>
  normalizarBusca(coluna)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(/\bd[aeo]s? /g, '')
    .replaceAll(/[a-z]+/g, (palavra) => abreviaturas.get(palavra) ?? palavra);

const contemPalavras = (nome: string, sinonimo: string, menos: readonly string[]): boolean => {
  const [palavras, ditas] = [nome.split(' '), sinonimo.split(' ')];
  return (
    // "no" and "n" inside of a longer name say nothing.
    sinonimo.length > 1 &&
    sinonimo !== 'no' &&
    ditas.every((palavra) => palavras.includes(palavra)) &&
    !menos.some((palavra) => palavras.includes(palavra) && !ditas.includes(palavra))
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
