/** How many columns and rows a cell reaches over. */
export type Vao = { colunas: number; linhas: number };

/**
 * Which cell of a row stands in each column of it, row by row; null: none does, since one beside or above it reaches over that place. Tables of ours
 * have no cell that reaches over others: each place gets one, so that none slips into the column of another.
 */
export function emColunas(linhas: readonly (readonly Vao[])[]): (number | null)[][] {
  const ocupadas: boolean[][] = linhas.map(() => []);
  return linhas.map((vaos, i) => {
    const lugares: (number | null)[] = [];
    for (const [n, { colunas, linhas: alto }] of vaos.entries()) {
      while (ocupadas[i]?.[lugares.length]) lugares.push(null);
      const de = lugares.length;
      // None: down to the end of the table.
      for (const linha of ocupadas.slice(i, alto === 0 ? undefined : i + alto))
        for (let coluna = de; coluna < de + colunas; coluna += 1) linha[coluna] = true;
      lugares.push(n, ...Array.from({ length: colunas - 1 }, () => null));
    }
    while (ocupadas[i]?.[lugares.length]) lugares.push(null);
    return lugares;
  });
}
