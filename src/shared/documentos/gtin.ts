import { isRepetido } from './digitos.ts';

/** Keeps the digits of a barcode: spaces and dots of the label go. */
export const limparGtin = (texto: string): string => texto.replaceAll(/[\s.-]/g, '');

/** Whether a barcode number (GTIN-8, 12, 13 or 14) has its own check digit: weights 3 and 1 from the right, up to the next ten. */
export function isGtin(texto: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(texto) || isRepetido(texto)) return false;
  const [digito = 0, ...resto] = Array.from(texto, Number).toReversed();
  const soma = resto.reduce((total, n, i) => total + n * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (soma % 10)) % 10 === digito;
}
