import type { Idioma } from './erros.ts';

/**
 * Reads a decimal text ('12', '-0.5', '2.0000') as an integer scaled by 10^casas, exactly.
 *
 * @returns null when the text is not a plain decimal or has more decimals than `casas` (nothing is rounded).
 */
export function lerDecimal(texto: string, casas: number): bigint | null {
  const achado = /^(-?)(\d{1,20})(?:\.(\d{1,20}))?$/.exec(texto);
  if (!achado) return null;
  const [, sinal, inteiros = '', decimais = ''] = achado;
  if (decimais.length > casas) return null;
  const escalado = BigInt(inteiros + decimais.padEnd(casas, '0'));
  return sinal === '-' ? -escalado : escalado;
}

/** Writes a scaled integer as decimal text with exactly `casas` decimals: (20000n, 4) → '2.0000'. */
export function escreverDecimal(escalado: bigint, casas: number): string {
  const sinal = escalado < 0n ? '-' : '';
  const digitos = (escalado < 0n ? -escalado : escalado).toString().padStart(casas + 1, '0');
  if (casas === 0) return sinal + digitos;
  return `${sinal}${digitos.slice(0, -casas)}.${digitos.slice(-casas)}`;
}

/** Decimal text as people read it, without idle zeros: '7.0000' → '7'; `minimo` decimals at least. */
export function exibirDecimal(texto: string, minimo = 0): string {
  const [inteiros = '', decimais = ''] = texto.split('.');
  const uteis = decimais.replace(/0+$/, '').padEnd(minimo, '0');
  return uteis === '' ? inteiros : `${inteiros},${uteis}`;
}

const numeros = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+,\d+/g;
const trocados: Readonly<Record<string, string>> = { '.': ',', ',': '.' };

/** The numbers of a text, written with a comma, as readers of a language write them: in English with a point. What has a point already stays. */
export const decimaisEm = (texto: string, idioma: Idioma): string =>
  idioma === 'en' ? texto.replaceAll(numeros, (numero) => numero.replaceAll(/[.,]/g, (sinal) => trocados[sinal] ?? sinal)) : texto;

/** The same for a sentence of either language: '7,5', in English '7.5'. */
export const decimalEmTextos = (texto: string): { br: string; en: string } => {
  const br = exibirDecimal(texto);
  return { br, en: br.replace(',', '.') };
};

/** How people write a decimal text, without the zeros that say nothing and with the comma that money has: '2.5000' → '2,5', '10.00' → '10'. */
export const decimalCurto = (texto: string): string => exibirDecimal(texto);

/** A rate as people write it, the same in both languages: '2.5000' → '2,5 %'. */
export const escreverTaxa = (taxa: string): string => `${decimalCurto(taxa)} %`;
