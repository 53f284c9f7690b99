type ColunaPorChave = { chave: string; alinhamento?: 'esquerda' | 'direita' | 'centro' };
/** So many columns at most: a card is not the whole row. */
const MAXIMO = 2;

const valorDe = (linha: unknown, { chave }: ColunaPorChave): unknown => Reflect.get(linha as object, chave);

/**
 * Of the columns that a card does not show, those that tell the rows of a page apart where the shown ones do not: the one that parts most rows first, none
 * where no column helps; `lida` is what a person reads of a row in a column. An amount tells nobody which row it is: what stands at the right does not count as told.
 */
export function colunasQueDistinguem<L, C extends ColunaPorChave>(
  linhas: readonly L[],
  mostradas: readonly C[],
  resto: readonly C[],
  lida: (linha: L, coluna: C) => unknown = valorDe,
): C[] {
  const escolhidas: C[] = [];
  const nomeiam = mostradas.filter(({ alinhamento }) => alinhamento !== 'direita');
  const diferentes = (mais: readonly C[]): number =>
    new Set(linhas.map((linha) => JSON.stringify([...nomeiam, ...mais].map((coluna) => lida(linha, coluna))))).size;
  for (let ate = diferentes([]); ate < linhas.length && escolhidas.length < MAXIMO; ) {
    const [melhor] = resto
      .filter((coluna) => !escolhidas.includes(coluna))
      .map((coluna) => ({ coluna, quantas: diferentes([...escolhidas, coluna]) }))
      .toSorted((a, b) => b.quantas - a.quantas);
    if (!melhor || melhor.quantas <= ate) break;
    escolhidas.push(melhor.coluna);
    ate = melhor.quantas;
  }
  return escolhidas;
}
