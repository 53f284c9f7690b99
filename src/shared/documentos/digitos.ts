/** The value of each character of a document: digits 0 to 9, letters by ASCII code − 48 (A is 17), as the CNPJ rule says. */
export function valoresDe(texto: string): number[] {
  return Array.from(texto, (caractere) => caractere.charCodeAt(0) - 48);
}

/** Σ value × weight over as many characters as there are weights. */
export function somaPonderada(valores: readonly number[], pesos: readonly number[]): number {
  return pesos.reduce((soma, peso, i) => soma + peso * (valores[i] ?? 0), 0);
}

/** Check digit of CPF, CNPJ and PIS: 11 minus the remainder by 11, with 10 and 11 giving 0. */
export function digitoModulo11(valores: readonly number[], pesos: readonly number[]): number {
  const resto = somaPonderada(valores, pesos) % 11;
  return resto < 2 ? 0 : 11 - resto;
}

/** True when all characters are the same; such numbers pass the arithmetic but are never issued. */
export function isRepetido(texto: string): boolean {
  return new Set(texto).size === 1;
}

/**
 * Lays characters on a mask where '#' takes one: ('###.###', '1234') → '123.4'. It also serves while one types; a text
 * longer than the mask comes back as it is, so that nothing is hidden.
 */
export function aplicarMascara(mascara: string, texto: string): string {
  if (texto.length > mascara.replaceAll(/[^#]/g, '').length) return texto;
  let saida = '';
  let i = 0;
  for (const simbolo of mascara) {
    if (i === texto.length) break;
    saida += simbolo === '#' ? (texto[i++] ?? '') : simbolo;
  }
  return saida;
}
