type ColunaPorChave = { chave: string; alinhamento?: 'esquerda' | 'direita' | 'centro' };
/** So many columns at most: a card is not the whole row. */
const MAXIMO = 2;

const valorDe = (linha: unknown, chave: string): unknown => Reflect.get(linha as object, chave);

/**
 * Of the columns that a card does not show, those that tell the rows of a page apart where the shown ones do not: the one that parts most rows first, none
 * where no column helps. An amount tells nobody which row it is: what stands at the right does not count as told.
 */
export function colunasQueDistinguem<C extends ColunaPorChave>(
  linhas: readonly unknown[],
  mostradas: readonly ColunaPorChave[],
  resto: readonly C[],
): C[] {
  const escolhidas: C[] = [];
  const nomeiam = mostradas.filter(({ alinhamento }) => alinhamento !== 'direita');
  const diferentes = (mais: readonly ColunaPorChave[]): number =>
    new Set(linhas.map((linha) => JSON.stringify([...nomeiam, ...mais].map(({ chave }) => valorDe(linha, chave))))).size;
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
