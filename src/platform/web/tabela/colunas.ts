import type { Coluna } from './tipos.ts';

/** Keys shown when nobody chose: every column that does not start hidden, in the list's order. */
export const colunasPadrao = (colunas: readonly { chave: string; oculta?: boolean }[]): readonly string[] =>
  colunas.filter((coluna) => !coluna.oculta).map((coluna) => coluna.chave);

/** The columns in view, in the chosen order; unknown keys (an old address) are dropped and never leave the table empty. */
export function colunasVisiveis<L>(colunas: readonly Coluna<L>[], escolhidas: readonly string[] | null): readonly Coluna<L>[] {
  const porChave = new Map(colunas.map((coluna) => [coluna.chave, coluna]));
  const visiveis = (escolhidas ?? []).flatMap((chave) => porChave.get(chave) ?? []);
  return visiveis.length > 0 ? visiveis : colunas.filter((coluna) => !coluna.oculta);
}

/** Shows or hides a column; a column that comes back stands where the list has it. The last one cannot leave. */
export function alternarColuna(todas: readonly string[], visiveis: readonly string[], chave: string): readonly string[] {
  if (visiveis.includes(chave)) return visiveis.length > 1 ? visiveis.filter((item) => item !== chave) : visiveis;
  const posicao = todas.indexOf(chave);
  const depois = visiveis.findIndex((item) => todas.indexOf(item) > posicao);
  return depois < 0 ? [...visiveis, chave] : [...visiveis.slice(0, depois), chave, ...visiveis.slice(depois)];
}

/** Moves a column one place; at the ends it stays. */
export function moverColuna(visiveis: readonly string[], chave: string, passo: -1 | 1): readonly string[] {
  const de = visiveis.indexOf(chave);
  const para = de + passo;
  if (de < 0 || para < 0 || para >= visiveis.length) return visiveis;
  const movidas = visiveis.filter((item) => item !== chave);
  return [...movidas.slice(0, para), chave, ...movidas.slice(para)];
}

/** The same columns in the same order. */
export const mesmasColunas = (a: readonly string[], b: readonly string[]): boolean => a.join(',') === b.join(',');

/** Wire name that a column sorts by, or null. */
export const campoDeOrdem = (coluna: { chave: string; ordenavel?: boolean | string }): string | null =>
  typeof coluna.ordenavel === 'string' ? coluna.ordenavel : coluna.ordenavel ? coluna.chave : null;
