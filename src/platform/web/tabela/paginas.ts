/** How many pages a list has; an empty list has one. */
export const totalDePaginas = (total: number, tamanho: number): number => Math.max(1, Math.ceil(total / tamanho));

/** Rows in view, counted from 1: `{ de: 51, ate: 100 }`; zeros for an empty list. */
export function faixa(pagina: number, tamanho: number, total: number): { de: number; ate: number } {
  if (total === 0) return { de: 0, ate: 0 };
  return { de: (pagina - 1) * tamanho + 1, ate: Math.min(pagina * tamanho, total) };
}

/** Page numbers for the foot, with null where pages are skipped: first, last, and the neighbours of the current one. */
export function janelaDePaginas(pagina: number, ultima: number): readonly (number | null)[] {
  const visiveis = [1, pagina - 1, pagina, pagina + 1, ultima, ...(pagina <= 2 ? [3] : []), ...(pagina >= ultima - 1 ? [ultima - 2] : [])];
  const ordenadas = [...new Set(visiveis)].filter((numero) => numero >= 1 && numero <= ultima).sort((a, b) => a - b);
  return ordenadas.flatMap((numero, i) => {
    const anterior = ordenadas[i - 1];
    if (anterior === undefined || numero === anterior + 1) return [numero];
    // A gap of one page costs as much room as its dots.
    return numero === anterior + 2 ? [anterior + 1, numero] : [null, numero];
  });
}
