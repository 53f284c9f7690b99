import { inflateSync } from 'node:zlib';

/** The text of a PDF as a reader selects it: the strings of the content streams, decoded. */
export function textoDoPdf(pdf: Buffer): string {
  // Everything up to `endstream`: compressed bytes may themselves end in a carriage return, and inflating ignores what follows its end.
  const fluxos = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map((m) => Buffer.from(m[1] ?? '', 'latin1'));
  return fluxos
    .flatMap((fluxo) => {
      try {
        return [inflateSync(fluxo).toString('latin1')];
      } catch {
        return [];
      }
    })
    .flatMap((conteudo) =>
      [...conteudo.matchAll(/\[(.*?)\] TJ/g)].map((m) =>
        [...(m[1] ?? '').matchAll(/<([0-9a-f]+)>/g)]
          .map((h) => Buffer.from(h[1] ?? '', 'hex').toString('latin1'))
          .join('')
          .trimEnd(),
      ),
    )
    .join('\n');
}

const deslocadas = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The texts that a PDF writes as plain strings, in the letters of its built-in fonts. */
export function textosDiretosDoPdf(pdf: Buffer): string {
  const fluxos = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map((m) => Buffer.from(m[1] ?? '', 'latin1'));
  return fluxos
    .flatMap((fluxo) => {
      try {
        return [
          ...inflateSync(fluxo)
            .toString('latin1')
            .matchAll(/\(((?:\\.|[^\\()])*)\) Tj/g),
        ].map((m) => (m[1] ?? '').replaceAll(/\\(.)/g, '$1'));
      } catch {
        return [];
      }
    })
    .map((texto) => Array.from(texto, (l) => (l >= '\u0080' && l <= '\u009f' ? (deslocadas[l.charCodeAt(0) - 0x80] ?? l) : l)).join(''))
    .join('\n');
}

/** Each text of a PDF with how far from the left it begins, in points. */
export function lugaresNoPdf(pdf: Buffer): { x: number; texto: string }[] {
  const fluxos = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map((m) => Buffer.from(m[1] ?? '', 'latin1'));
  return fluxos.flatMap((fluxo) => {
    try {
      return [
        ...inflateSync(fluxo)
          .toString('latin1')
          .matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm[\s\S]*?\[(.*?)\] TJ/g),
      ].map(([, x, partes]) => ({
        x: Number(x),
        texto: [...(partes ?? '').matchAll(/<([0-9a-f]+)>/g)].map((h) => Buffer.from(h[1] ?? '', 'hex').toString('latin1')).join(''),
      }));
    } catch {
      return [];
    }
  });
}
