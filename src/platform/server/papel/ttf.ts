/** What a table of a font says of itself in a WOFF file, and where it lies there. */
type Tabela = { etiqueta: string; em: number; ocupa: number; tamanho: number; soma: number };
const CABECA_WOFF = 44;
const CABECA_SFNT = 12;
const REGISTRO = { woff: 20, sfnt: 16 } as const;
/** What lays text out by rules that papers do not use: widths alone say where letters stand. */
const deFora: ReadonlySet<string> = new Set(['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp']);

/**
 * The TrueType font in a WOFF file (version 1), as a PDF takes it in: the same tables, unpacked, one after the other. `abrir` undoes their packing (zlib).
 * Source: W3C, WOFF File Format 1.0, and the table directory of OpenType. Pure.
 */
export function ttfDoWoff(woff: Buffer, abrir: (pacote: Buffer) => Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('no WOFF font');
  const tabelas = Array.from({ length: woff.readUInt16BE(12) }, (_, i): Tabela => {
    const de = CABECA_WOFF + i * REGISTRO.woff;
    const [em = 0, ocupa = 0, tamanho = 0, soma = 0] = [4, 8, 12, 16].map((n) => woff.readUInt32BE(de + n));
    return { etiqueta: woff.toString('latin1', de, de + 4), em, ocupa, tamanho, soma };
  }).filter(({ etiqueta }) => !deFora.has(etiqueta));
  const potencia = Math.floor(Math.log2(tabelas.length));
  const cabeca = Buffer.alloc(CABECA_SFNT + tabelas.length * REGISTRO.sfnt);
  woff.copy(cabeca, 0, 4, 8);
  for (const [i, n] of [tabelas.length, 16 * 2 ** potencia, potencia, 16 * (tabelas.length - 2 ** potencia)].entries())
    cabeca.writeUInt16BE(n, 4 + 2 * i);
  const partes = [cabeca];
  let em = cabeca.length;
  for (const [i, t] of tabelas.entries()) {
    const guardada = woff.subarray(t.em, t.em + t.ocupa);
    const tabela = t.ocupa < t.tamanho ? abrir(guardada) : guardada;
    const de = CABECA_SFNT + i * REGISTRO.sfnt;
    cabeca.write(t.etiqueta, de, 'latin1');
    for (const [j, n] of [t.soma, em, t.tamanho].entries()) cabeca.writeUInt32BE(n, de + 4 + 4 * j);
    // Tables begin at multiples of four.
    const inteira = Buffer.concat([tabela, Buffer.alloc((4 - (t.tamanho % 4)) % 4)]);
    partes.push(inteira);
    em += inteira.length;
  }
  return Buffer.concat(partes);
}
