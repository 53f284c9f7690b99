/** Carriage return, and the end-of-file mark of old systems. */
const marcasDeFim = new Set([13, 26]);
const bom = '\u00EF\u00BB\u00BF';

/**
 * The lines of a bank's file, whatever its line endings (LF, CRLF or both) and with or without a byte order mark; empty
 * ones and the end-of-file mark of old systems are left out. Decoded as Latin-1, byte for character, so that columns hold.
 */
export async function* lerLinhas(
  pedacos: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<{ linha: number; texto: string }> {
  let resto = '';
  let linha = 0;
  for await (const pedaco of pedacos) {
    const inteiras = (resto + Buffer.from(pedaco).toString('latin1')).split('\n');
    resto = inteiras.pop() ?? '';
    for (const bruta of inteiras) {
      linha += 1;
      const texto = limpar(bruta, linha);
      if (texto !== '') yield { linha, texto };
    }
  }
  const texto = limpar(resto, linha + 1);
  if (texto !== '') yield { linha: linha + 1, texto };
}

function limpar(bruta: string, linha: number): string {
  const semMarca = linha === 1 && bruta.startsWith(bom) ? bruta.slice(bom.length) : bruta;
  let fim = semMarca.length;
  while (fim > 0 && marcasDeFim.has(semMarca.charCodeAt(fim - 1))) fim -= 1;
  const texto = semMarca.slice(0, fim);
  return texto.trim() === '' ? '' : texto;
}
