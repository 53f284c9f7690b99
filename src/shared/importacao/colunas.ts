import { cabecaPorExtenso, isUmaDe } from './cabecas.ts';

/** What a sheet may bring: what screen and model call it, and the ways that schools call the column, in search form, the best first. */
export type CampoDePlanilha<C extends string = string> = {
  chave: C;
  br: string;
  en: string;
  nomes: readonly string[];
  /** Words that make of a column something else (`isUmaDe`), unless they are part of how the member is called: 'Estoque máximo' is no stock. */
  menos?: readonly string[];
  /** Amounts and quantities: how a point is read follows the whole column. */
  numero?: true;
  /** Of several columns that could be this member, it is the one right behind the column of that other: each balance has its 'D/C'. */
  atrasDe?: C;
  exemplo: string;
};
/** Which column of the sheet each member comes from, by its position. */
export type Mapeamento<C extends string = string> = Partial<Record<C, number>>;

/**
 * Guesses the columns by their names, the best first: a name that is a way to call the member before one that only contains it, and an earlier way
 * before a later one; a way that ends in '…' counts in its turn also where a longer name contains it ('saldo …' before 'valor'). A column is offered
 * only to the member that it names with the most words, belongs to one, and each member has one; what is said already stays.
 */
export function proporColunas<C extends string>(
  colunas: readonly string[],
  campos: readonly CampoDePlanilha<C>[],
  ditas: Mapeamento<C> = {},
): Mapeamento<C> {
  const pares = colunas.map(cabecaPorExtenso).flatMap((cabeca, coluna) => {
    const achados = campos.flatMap((campo) => {
      const semelhanca = compararCabeca(cabeca, campo);
      return semelhanca ? [{ chave: campo.chave, coluna, ...semelhanca }] : [];
    });
    const maior = Math.max(...achados.map(({ palavras }) => palavras));
    return achados.filter(({ palavras }) => palavras === maior);
  });
  const mapeamento: Mapeamento<C> = { ...ditas };
  const tomadas = new Set<number>(Object.values<number | undefined>(ditas).filter((coluna) => coluna !== undefined));
  for (const { chave, coluna } of pares.toSorted(porSemelhanca)) {
    if (mapeamento[chave] !== undefined || tomadas.has(coluna)) continue;
    mapeamento[chave] = coluna;
    tomadas.add(coluna);
  }
  for (const { chave, atrasDe } of campos) {
    const deAntes: number | undefined = atrasDe === undefined ? undefined : mapeamento[atrasDe];
    if (deAntes === undefined || ditas[chave] !== undefined) continue;
    const atras = pares.find((par) => par.chave === chave && par.coluna === deAntes + 1);
    if (atras && !tomadas.has(atras.coluna)) mapeamento[chave] = atras.coluna;
  }
  return mapeamento;
}

/** How a head is like a name: by which of the names, whether it is that name, and how many words of it are told. */
type Semelhanca = { tardia: boolean; posto: number; contem: boolean; palavras: number };
const porSemelhanca = (a: Semelhanca, b: Semelhanca): number =>
  Number(a.tardia) - Number(b.tardia) || a.posto - b.posto || Number(a.contem) - Number(b.contem);

function compararCabeca(cabeca: string, { nomes, menos = [] }: Pick<CampoDePlanilha, 'nomes' | 'menos'>): Semelhanca | null {
  const achadas = nomes.flatMap((dito, posto): Semelhanca[] => {
    const nome = cabecaPorExtenso(dito);
    const contem = cabeca !== nome;
    if (contem && !contemPalavras(cabeca, nome, menos)) return [];
    return [{ tardia: contem && !dito.endsWith('…'), posto, contem, palavras: contem ? nome.split(' ').length : Number.POSITIVE_INFINITY }];
  });
  const [melhor] = achadas.toSorted(porSemelhanca);
  return melhor ? { ...melhor, palavras: Math.max(...achadas.map(({ palavras }) => palavras)) } : null;
}

const contemPalavras = (cabeca: string, nome: string, menos: readonly string[]): boolean => {
  const [palavras, ditas] = [cabeca.split(' '), nome.split(' ')];
  return (
    // "no" and "n" inside of a longer name say nothing.
    nome.length > 1 &&
    nome !== 'no' &&
    ditas.every((palavra) => palavras.includes(palavra)) &&
    !palavras.some((palavra) => !ditas.includes(palavra) && isUmaDe(palavra, menos))
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
