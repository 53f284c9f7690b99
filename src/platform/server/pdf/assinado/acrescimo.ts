import { errosDoPdfAssinado as erros } from './erros.ts';

/** Objects of a PDF that are written out, by their numbers. */
function objetos(pdf: string): Map<string, string> {
  return new Map([...pdf.matchAll(/(?:^|[\r\n])\s*(\d+) \d+ obj\b([\s\S]*?)endobj/g)].map((m) => [m[1] ?? '', m[2] ?? '']));
}
const referencia = (objeto: string, chave: string): string =>
  new RegExp(String.raw`/${chave}\s*(\[[^\]]*\]|\d+ \d+ R)`).exec(objeto)?.[1]?.replaceAll(/\s+/g, ' ') ?? '';

/**
 * Our original is the beginning of what came back, and what a signing program added after it replaces no stream of ours, no content of a page and no
 * order of pages: a signature and its stamp, no other words. @throws PDF_DE_OUTRO_DOCUMENTO
 */
export function conferirAcrescimo(pdf: Buffer, original: Buffer): void {
  if (!pdf.subarray(0, original.length).equals(original)) throw erros.PDF_DE_OUTRO_DOCUMENTO();
  const acrescimo = pdf.subarray(original.length).toString('latin1');
  // Objects packed into a stream could hide a page: ours has none, and programs that add to it write none.
  if (/\/ObjStm\b/.test(acrescimo)) throw erros.PDF_DE_OUTRO_DOCUMENTO();
  const nossos = objetos(original.toString('latin1'));
  for (const [numero, novo] of objetos(acrescimo)) {
    const velho = nossos.get(numero);
    if (velho === undefined) continue;
    const mesmasPaginas =
      referencia(velho, 'Contents') === referencia(novo, 'Contents') && referencia(velho, 'Kids') === referencia(novo, 'Kids');
    if (/\bstream\r?\n/.test(velho) || !mesmasPaginas || referencia(velho, 'Pages') !== referencia(novo, 'Pages'))
      throw erros.PDF_DE_OUTRO_DOCUMENTO();
  }
}
