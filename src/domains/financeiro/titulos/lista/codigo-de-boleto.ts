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
 * What the txid of a Pix code of the school names, as a bank statement shows it: the letter whose titles it is of (`CARTA127`), or the title
 * (`20260067901` of 2026-00679/01). Null when a text is neither. Pure.
 */
export function txidDoPix(texto: string | undefined): { carta: number } | { titulo: string } | null {
  const limpo = (texto ?? '').trim();
  const carta = /^carta\s*(\d{1,9})$/i.exec(limpo)?.[1];
  if (carta !== undefined) return { carta: Number(carta) };
  const [, ano, numero, parcela] = /^(\d{4})(\d{5,})(\d{2})$/.exec(limpo) ?? [];
  return numero === undefined ? null : { titulo: `${ano}-${numero}/${parcela}` };
}

/** The 44 digits of the barcode that a scanned or typed code is of. */
export const emBarras = ({ tipo, digitos: n }: Exclude<CodigoDeBoleto, { tipo: 'nossoNumero' }>): string =>
  tipo === 'barras' ? n : n.slice(0, 4) + n.slice(32, 47) + n.slice(4, 9) + n.slice(10, 20) + n.slice(21, 31);

/** Whether the check digit of a barcode (its fifth, modulo 11, as all banks make it) is that of the others: a mistyped code is nobody's. */
export function confereDigito(barras: string): boolean {
  const outros = barras.slice(0, 4) + barras.slice(5);
  const soma = Array.from(outros)
    .toReversed()
    .reduce((total, digito, i) => total + Number(digito) * (2 + (i % 8)), 0);
  const resto = 11 - (soma % 11);
  return barras[4] === String(resto >= 10 ? 1 : resto);
}
