/** Check digits of Brazilian banking, over texts of digits. Formulas: FEBRABAN and each bank's manual. */

const algarismos = /^\d+$/;

/** Zero-fills a number or a text of digits on the left. Throws RangeError when it does not fit or is not digits. */
export function zeros(valor: number | string, tamanho: number): string {
  const texto = String(valor);
  if (!algarismos.test(texto)) throw new RangeError(`not digits: ${texto}`);
  const util = texto.replace(/^0+(?=\d)/, '');
  if (util.length > tamanho) throw new RangeError(`${texto} does not fit ${tamanho} digits`);
  return util.padStart(tamanho, '0');
}

/** Módulo 10: right to left, weights 2,1,2,1…, digits of each product summed. */
export function modulo10(texto: string): string {
  let soma = 0;
  for (const [i, algarismo] of [...texto].toReversed().entries()) {
    const produto = Number(algarismo) * (i % 2 === 0 ? 2 : 1);
    soma += produto > 9 ? produto - 9 : produto;
  }
  return String((10 - (soma % 10)) % 10);
}

/** Σ digit × weight, right to left, with the weights repeated. */
export function somaPonderada(texto: string, pesos: readonly number[]): number {
  return [...texto].toReversed().reduce((soma, algarismo, i) => soma + Number(algarismo) * (pesos[i % pesos.length] ?? 0), 0);
}

/** Weights 2 to 9, as most módulo 11 digits have them. */
export const pesos2a9 = [2, 3, 4, 5, 6, 7, 8, 9] as const;
/** Weights 2 to 7, of Bradesco. */
export const pesos2a7 = [2, 3, 4, 5, 6, 7] as const;

/** Módulo 11 with weights 2 to 9 in which 10 and 11 become 0 (Santander, Caixa, Sicredi). */
export function modulo11ou0(texto: string): string {
  const d = 11 - (somaPonderada(texto, pesos2a9) % 11);
  return d > 9 ? '0' : String(d);
}
