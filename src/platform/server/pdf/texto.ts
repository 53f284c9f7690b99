/** Characters above Latin-1 that the built-in fonts of PDF have (WinAnsi). */
const extras = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * A text as the built-in fonts can write it: accents composed, thin and other odd spaces made plain, and what the fonts
 * lack written without its accent, or as '?' when there is nothing nearer.
 */
export function textoDoPdf(texto: string): string {
  const composto = texto
    .normalize('NFC')
    .replaceAll(/[\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replaceAll('\u2212', '-');
  return Array.from(composto, (letra) => (temNaFonte(letra) ? letra : maisProxima(letra))).join('');
}

function temNaFonte(letra: string): boolean {
  const codigo = letra.codePointAt(0) ?? 0;
  return letra === '\n' || (codigo >= 0x20 && codigo <= 0x7e) || (codigo >= 0xa0 && codigo <= 0xff) || extras.has(letra);
}

function maisProxima(letra: string): string {
  const semAcento = letra.normalize('NFKD').replaceAll(/\p{M}+/gu, '');
  return Array.from(semAcento).every(temNaFonte) && semAcento !== '' ? semAcento : '?';
}
