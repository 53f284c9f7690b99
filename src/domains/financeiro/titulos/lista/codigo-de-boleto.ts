/** What a person types or scans off a slip: the 47 digits of its line, the 44 of its barcode, or the bank's number as it is printed. */
export type CodigoDeBoleto = { tipo: 'linha' | 'barras'; digitos: string } | { tipo: 'nossoNumero'; digitos: string };

const minimoDoNossoNumero = 5;
/** Bradesco's check digit may be the letter P; everything else printed beside the digits parts them. */
const impresso = /^[\d\s./-]+[Pp]?$/;

/** The code of a slip in a text that somebody looks for, null when it is none. Pure. */
export function codigoDeBoleto(texto: string | undefined): CodigoDeBoleto | null {
  const limpo = (texto ?? '').trim();
  if (!impresso.test(limpo)) return null;
  const digitos = limpo.replaceAll(/[^\dPp]/g, '').toUpperCase();
  if (/^\d{47}$/.test(digitos)) return { tipo: 'linha', digitos };
  if (/^\d{44}$/.test(digitos)) return { tipo: 'barras', digitos };
  return digitos.length >= minimoDoNossoNumero && digitos.length <= 25 ? { tipo: 'nossoNumero', digitos } : null;
}

/**
 * What a scanned or typed code has of its bank: COMPE number and the 25 digits that the bank gave it. Due date and check digits stand apart from them:
 * the paper of before and that of after another due date name one slip.
 */
export function doBanco({ tipo, digitos }: Exclude<CodigoDeBoleto, { tipo: 'nossoNumero' }>): { banco: string; campoLivre: string } {
  const campoLivre = tipo === 'barras' ? digitos.slice(19) : digitos.slice(4, 9) + digitos.slice(10, 20) + digitos.slice(21, 31);
  return { banco: digitos.slice(0, 3), campoLivre };
}
