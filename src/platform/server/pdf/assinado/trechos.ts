import { errosDoPdfAssinado as erros } from './erros.ts';

/** The bytes that a signature speaks of, the signature, and where the file ended when it was made. */
export type Trecho = { coberto: readonly [Buffer, Buffer]; cms: Buffer; fim: number };

const NUMEROS = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;

/**
 * The signatures of a PDF, the last first. Each covers the file as it was then, from its first byte to its last but for the hole in which it lies
 * itself, and the last one the whole of it: what was appended after it, or left out of it, nobody signed. @throws PDF_SEM_ASSINATURA, PDF_ACRESCENTADO
 */
export function assinaturasDoPdf(pdf: Buffer): [Trecho, ...Trecho[]] {
  const achadas = [...pdf.toString('latin1').matchAll(NUMEROS)].map((m) => m.slice(1, 5).map(Number) as [number, number, number, number]);
  const [ultima, ...anteriores] = achadas.toSorted((a, b) => b[2] + b[3] - (a[2] + a[3])).map((numeros) => lerTrecho(pdf, numeros));
  if (ultima === undefined) throw erros.PDF_SEM_ASSINATURA();
  if (ultima?.fim !== pdf.length) throw erros.PDF_ACRESCENTADO();
  return [ultima, ...anteriores.filter((t) => t !== null)];
}

function lerTrecho(pdf: Buffer, [inicio, tamanho, depois, resto]: readonly [number, number, number, number]): Trecho | null {
  const fim = depois + resto;
  if (inicio !== 0 || depois <= tamanho || fim > pdf.length) return null;
  const furo = pdf.subarray(tamanho, depois).toString('latin1');
  // Nothing but the signature lies in the hole: what stands there nobody signed.
  const hex = /^<([0-9A-Fa-f]+)>$/.exec(furo)?.[1];
  if (hex === undefined || hex.length % 2 !== 0) return null;
  return { coberto: [pdf.subarray(0, tamanho), pdf.subarray(depois, fim)], cms: Buffer.from(hex, 'hex'), fim };
}
