/** Reads what a spreadsheet puts on the clipboard: tabs between cells, a quoted cell may hold line breaks and doubled quotes. */
export function lerTsv(texto: string): string[][] {
  const fim = /(?:\r\n|\r|\n)$/.exec(texto);
  const conteudo = fim ? texto.slice(0, -fim[0].length) : texto;
  const linhas: string[][] = [[]];
  let lugar = 0;
  for (;;) {
    const { celula, depois } = lerUma(conteudo, lugar);
    linhas.at(-1)?.push(celula);
    if (depois >= conteudo.length) return linhas;
    const quebra = /^(?:\r\n|\r|\n)/.exec(conteudo.slice(depois, depois + 2));
    if (quebra) linhas.push([]);
    lugar = depois + (quebra?.[0].length ?? 1);
  }
}

function lerUma(texto: string, inicio: number): { celula: string; depois: number } {
  if (texto[inicio] === '"') {
    for (let i = inicio + 1; i < texto.length; i += 1) {
      if (texto[i] !== '"') continue;
      if (texto[i + 1] === '"') i += 1;
      else if (i + 1 === texto.length || /[\t\r\n]/.test(texto[i + 1] ?? ''))
        return { celula: texto.slice(inicio + 1, i).replaceAll('""', '"'), depois: i + 1 };
      else break;
    }
  }
  // A quote that opens and closes nothing is a character like any other.
  let depois = inicio;
  while (depois < texto.length && !/[\t\r\n]/.test(texto[depois] ?? '')) depois += 1;
  return { celula: texto.slice(inicio, depois), depois };
}

/** Cells as a spreadsheet takes them from the clipboard. One cell goes without a line break, so that it fits a field. */
export function escreverTsv(linhas: readonly (readonly string[])[]): string {
  const escrita = (celula: string): string => (/^"|[\t\r\n]/.test(celula) ? `"${celula.replaceAll('"', '""')}"` : celula);
  const [primeira] = linhas;
  if (linhas.length === 1 && primeira?.length === 1) return escrita(primeira[0] ?? '');
  return linhas.map((linha) => `${linha.map(escrita).join('\t')}\r\n`).join('');
}
