import { type Centavos, centavos, centavosMaximo } from '#shared/dinheiro.ts';

const comDecimais = /^([+-]?)(\d*|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:([.,])(\d{1,2}0*))?([+-]?)$/;

/**
 * An amount as banks write it: '-33021,66', '1.234,56', '1,234.56', '+10', '.50', '10,00-', '10.5000', blanks around. Null where it could be read in
 * two ways ('1.234', '1.230') or in none ('.'): an amount is never guessed.
 */
export function lerValor(escrito: string): Centavos | null {
  const achado = comDecimais.exec(escrito.replaceAll(/\s/g, ''));
  if (!achado) return null;
  const [, antes = '', inteiros = '', separador, decimais = '', depois = ''] = achado;
  const sinal = antes + depois;
  if (sinal.length > 1 || inteiros + decimais === '') return null;
  const milhar = /[.,]/.exec(inteiros)?.[0];
  // The same sign for thousands and cents, or thousands alone: nobody can say which they are.
  if (milhar !== undefined && (milhar === separador || (separador === undefined && inteiros.split(milhar).length === 2))) return null;
  // Three digits after the sign may be thousands, where no thousand begins with a zero or stands beyond three digits.
  if (milhar === undefined && decimais.length === 3 && /^[1-9]\d{0,2}$/.test(inteiros)) return null;
  const digitos = inteiros.replaceAll(/[.,]/g, '') + decimais.slice(0, 2).padEnd(2, '0');
  if (BigInt(digitos) > BigInt(centavosMaximo)) return null;
  const absoluto = Number.parseInt(digitos, 10);
  return centavos(sinal === '-' ? -absoluto : absoluto);
}
