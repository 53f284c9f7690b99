import { aplicarMascara } from './digitos.ts';

/** The 67 area codes in use (Anatel). */
const ddds = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 ' +
    '71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

type Tipo = 'celular' | 'fixo' | 'nao-geografico';

/** True for any Brazilian number: mobile, landline, 0800/0300 or 4004/3003; masked, with or without +55. */
export function isTelefone(texto: string): boolean {
  return lerNumero(texto) !== null;
}

/** True for area code and nine digits beginning with 9. */
export function isCelular(texto: string): boolean {
  return lerNumero(texto)?.tipo === 'celular';
}

/** True for area code and eight digits beginning with 2 to 5 (residential, commercial, fax). */
export function isFixo(texto: string): boolean {
  return lerNumero(texto)?.tipo === 'fixo';
}

/**
 * The E.164 form that is stored: '(91) 98765-4321' → '+5591987654321', '0800 123 4567' → '+558001234567'.
 * A text that is not a Brazilian number comes back without its mask, still invalid.
 */
export function normalizarTelefone(texto: string): string {
  const lido = lerNumero(texto);
  return lido ? `+55${lido.numero.replace(/^0/, '')}` : semMascara(texto);
}

/** '(91) 98765-4321', '(91) 3222-1234', '0800 123 4567', '4004-1234', from E.164 or from digits; another text as it is. */
export function formatarTelefone(texto: string): string {
  const lido = lerNumero(texto);
  if (!lido) return texto;
  if (lido.tipo === 'celular') return aplicarMascara('(##) #####-####', lido.numero);
  if (lido.tipo === 'fixo') return aplicarMascara('(##) ####-####', lido.numero);
  return aplicarMascara(lido.numero.startsWith('0') ? '#### ### ####' : '####-####', lido.numero);
}

function semMascara(texto: string): string {
  return texto.replaceAll(/[().\-\s]/g, '');
}

/** The national number and its kind. The country code and the long-distance zero before the area code are optional. */
function lerNumero(texto: string): { numero: string; tipo: Tipo } | null {
  const limpo = semMascara(texto);
  if (!/^\+?\d{8,13}$/.test(limpo)) return null;
  const nacional = semPais(limpo);
  if (nacional === null) return null;
  const especial = /^0?([38]00\d{7})$/.exec(nacional);
  if (especial) return { numero: `0${especial[1]}`, tipo: 'nao-geografico' };
  if (/^(4004|3003)\d{4}$/.test(nacional)) return { numero: nacional, tipo: 'nao-geografico' };
  const numero = /^0\d{10,11}$/.test(nacional) ? nacional.slice(1) : nacional;
  if (!ddds.has(numero.slice(0, 2))) return null;
  if (/^\d{2}9\d{8}$/.test(numero)) return { numero, tipo: 'celular' };
  if (/^\d{2}[2-5]\d{7}$/.test(numero)) return { numero, tipo: 'fixo' };
  return null;
}

/** Without '+55', or a bare '55' that is too long to be the area code 55; null for another country. */
function semPais(limpo: string): string | null {
  if (limpo.startsWith('+')) return limpo.startsWith('+55') ? limpo.slice(3) : null;
  return /^55\d{10,11}$/.test(limpo) ? limpo.slice(2) : limpo;
}
