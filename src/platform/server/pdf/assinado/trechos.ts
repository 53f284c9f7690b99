import { errosDoPdfAssinado as erros } from './erros.ts';

/** The bytes that a signature speaks of, and the signature. */
export type Trecho = { coberto: readonly [Buffer, Buffer]; cms: Buffer };

const NUMEROS = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;

/**
 * The last signature of a PDF, which must cover the file from its first byte to its last but for the hole in which it lies itself: what was appended
 * after it, or left out of it, nobody signed. @throws PDF_SEM_ASSINATURA, PDF_ACRESCENTADO
 */
export function ultimaAssinatura(pdf: Buffer): Trecho {
  const achadas = [...pdf.toString('latin1').matchAll(NUMEROS)].map((m) => m.slice(1, 5).map(Number) as [number, number, number, number]);
  const ultima = achadas.toSorted((a, b) => a[2] + a[3] - (b[2] + b[3])).at(-1);
  if (!ultima) throw erros.PDF_SEM_ASSINATURA();
  const [inicio, tamanho, depois, resto] = ultima;
  if (inicio !== 0 || depois <= tamanho || depois + resto !== pdf.length) throw erros.PDF_ACRESCENTADO();
  const furo = pdf.subarray(tamanho, depois).toString('latin1');
  // Nothing but the signature lies in the hole: what stands there nobody signed.
  const hex = /^<([0-9A-Fa-f]+)>$/.exec(furo)?.[1];
  if (hex === undefined || hex.length % 2 !== 0) throw erros.PDF_ACRESCENTADO();
  return { coberto: [pdf.subarray(0, tamanho), pdf.subarray(depois)], cms: Buffer.from(hex, 'hex') };
}
