import { lerDecimal } from './decimais.ts';

declare const marca: unique symbol;
/** Money: an integer number of centavos. Only `centavos()` and the functions of this file make one. */
export type Centavos = number & { readonly [marca]: 'Centavos' };

/** The largest amount the product accepts: R$ 9.999.999.999,99. */
export const centavosMaximo = 999_999_999_999;
const parcelasMaximo = 1_000;
const casasDaTaxa = 4;
const textoMaximo = 40;

/** Takes an integer as centavos. Throws RangeError for fractions and for integers a number cannot hold exactly. */
export function centavos(valor: number): Centavos {
  if (!Number.isSafeInteger(valor)) throw new RangeError(`not an exact amount in centavos: ${valor}`);
  return (valor === 0 ? 0 : valor) as Centavos;
}

/** The same amount the other way round: what goes out instead of in. */
export function oposto(valor: Centavos): Centavos {
  return centavos(0 - valor);
}

/** Sum in centavos; an empty list is zero. Throws RangeError when a partial sum is no longer exact. */
export function somar(valores: readonly Centavos[]): Centavos {
  let soma = centavos(0);
  for (const valor of valores) soma = centavos(soma + valor);
  return soma;
}

/**
 * Splits a total in `n` installments that sum exactly to it: equal parts, the odd centavos one each to the first.
 * 10.000,00 / 12 → 4 × 833,34 + 8 × 833,33. A negative total mirrors the positive one.
 * Throws RangeError unless `n` is an integer from 1 to 1000.
 */
export function dividirEmParcelas(total: Centavos, n: number): Centavos[] {
  if (!Number.isInteger(n) || n < 1 || n > parcelasMaximo) throw new RangeError(`number of installments: ${n}`);
  const sinal = total < 0 ? -1 : 1;
  const absoluto = Math.abs(total);
  const sobra = absoluto % n;
  const parte = (absoluto - sobra) / n;
  return Array.from({ length: n }, (_, i) => centavos(sinal * (i < sobra ? parte + 1 : parte)));
}

/**
 * Apportions a total by weights, summing exactly to it: each part is rounded down and the centavos left go one each to
 * the largest remainders, ties to the first. Weights are plain decimals, not negative, as numbers or as rate texts
 * ('33.3333'). A negative total mirrors the positive one.
 * Throws RangeError for an empty list, an invalid weight, or weights that are all zero.
 */
export function ratear(total: Centavos, pesos: readonly (number | string)[]): Centavos[] {
  const escalados = pesos.map(escalarPeso);
  const soma = escalados.reduce((a, b) => a + b, 0n);
  if (soma === 0n) throw new RangeError('apportioning needs a positive weight');
  const absoluto = BigInt(Math.abs(total));
  const partes = escalados.map((peso, i) => ({ i, valor: (absoluto * peso) / soma, resto: (absoluto * peso) % soma }));
  let falta = absoluto - partes.reduce((a, parte) => a + parte.valor, 0n);
  for (const parte of partes.toSorted((a, b) => (a.resto === b.resto ? a.i - b.i : a.resto < b.resto ? 1 : -1))) {
    if (falta === 0n) break;
    parte.valor += 1n;
    falta -= 1n;
  }
  return partes.map((parte) => deBigInt(total < 0 ? -parte.valor : parte.valor));
}

function escalarPeso(peso: number | string): bigint {
  const escalado = lerDecimal(String(peso), 20);
  if (escalado === null || escalado < 0n) throw new RangeError(`invalid weight: ${peso}`);
  return escalado;
}

/**
 * A percentage of an amount, rounded half-up to the centavo (a negative result mirrors the positive one).
 * The rate is a decimal text with up to four decimals, as `numeric(9,4)` comes: '10.0000' is ten percent.
 * Throws RangeError for another rate text.
 */
export function percentual(valor: Centavos, taxa: string): Centavos {
  const escalada = lerDecimal(taxa, casasDaTaxa);
  if (escalada === null) throw new RangeError(`invalid rate: ${taxa}`);
  return deBigInt(dividirMeioAcima(BigInt(valor) * escalada, 100n * 10n ** BigInt(casasDaTaxa)));
}

/** A total divided among `n`, rounded half-up to the centavo: what each would have, not a split. Throws RangeError unless `n` is a positive integer. */
export function media(total: Centavos, n: number): Centavos {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`mean of: ${n}`);
  return deBigInt(dividirMeioAcima(BigInt(total), BigInt(n)));
}

/** Divides rounding half away from zero, which is half-up on the absolute value; the divisor is positive. */
function dividirMeioAcima(numerador: bigint, divisor: bigint): bigint {
  const absoluto = numerador < 0n ? -numerador : numerador;
  const quociente = (absoluto * 2n + divisor) / (divisor * 2n);
  return numerador < 0n ? -quociente : quociente;
}

function deBigInt(valor: bigint): Centavos {
  return centavos(Number(valor));
}

/** 'R$ 1.250,90'; negative '-R$ 1.250,90'. The same in both languages: the currency is the real. */
export function formatarReais(valor: Centavos): string {
  return valor < 0 ? `-R$ ${formatarValor(centavos(Math.abs(valor)))}` : `R$ ${formatarValor(valor)}`;
}

/** '1.250,90', without the currency; negative '-1.250,90'. */
export function formatarValor(valor: Centavos): string {
  const digitos = String(Math.abs(valor)).padStart(3, '0');
  // Cut by threes from the right: files write tens of thousands of amounts.
  let reais = digitos.slice(-5, -2);
  for (let fim = digitos.length - 5; fim > 0; fim -= 3) reais = `${digitos.slice(Math.max(0, fim - 3), fim)}.${reais}`;
  return `${valor < 0 ? '-' : ''}${reais},${digitos.slice(-2)}`;
}

/**
 * Reads money as people type it: '1250,9', '1.250,90', 'R$ 1.250,90', '1250', ',50'. A single dot followed by one or
 * two digits is the decimal point of a numeric keypad ('1250.9'); dots before groups of three are thousands ('1.250').
 *
 * @returns null when the text is not an amount, has fractions of a centavo (nothing is rounded), or is too large.
 */
export function parseReais(texto: string): Centavos | null {
  if (texto.length > textoMaximo) return null;
  const achado = /^(-?)\s*(?:R\$)?\s*(-?)\s*(.+)$/i.exec(texto.trim());
  if (!achado) return null;
  const [, antes, depois, numero = ''] = achado;
  if (antes && depois) return null;
  const partes = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)?(?:,(\d{0,2}))?$/.exec(numero) ?? /^(\d+)?\.(\d{1,2})$/.exec(numero);
  if (!partes || (partes[1] === undefined && !partes[2])) return null;
  const reais = (partes[1] ?? '0').replaceAll('.', '');
  const absoluto = BigInt(reais + (partes[2] ?? '').padEnd(2, '0'));
  if (absoluto > BigInt(centavosMaximo)) return null;
  return deBigInt(antes || depois ? -absoluto : absoluto);
}
