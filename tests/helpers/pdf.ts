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
        [...(m[1] ?? '').matchAll(/<([0-9a-f]+)>/g)].map((h) => Buffer.from(h[1] ?? '', 'hex').toString('latin1')).join(''),
      ),
    )
    .join('\n');
}
