import { comporLetras, maisProxima, temNaFonte } from '#shared/papel/letras.ts';

/**
 * A text as the built-in fonts can write it: accents composed, thin and other odd spaces made plain, and what the fonts
 * lack written without its accent, or as '?' when there is nothing nearer.
 */
export const textoDoPdf = (texto: string): string =>
  Array.from(comporLetras(texto), (letra) => (temNaFonte(letra) ? letra : (maisProxima(letra) ?? '?'))).join('');
