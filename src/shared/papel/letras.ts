/** Characters above Latin-1 that the letters of papers have, of those that WinAnsi counts. */
const extras = new Set('€‚„…ˆ‹Œ‘’“”•–—˜™›œ');

/** Whether the letters of papers have a sign. */
export function temNaFonte(letra: string): boolean {
  const codigo = letra.codePointAt(0) ?? 0;
  return letra === '\n' || (codigo >= 0x20 && codigo <= 0x7e) || (codigo >= 0xa0 && codigo <= 0xff) || extras.has(letra);
}

/** A sign without its accent, or as the letters that it is made of; null where the font has nothing near it. */
export function maisProxima(letra: string): string | null {
  const semAcento = letra.normalize('NFKD').replaceAll(/\p{M}+/gu, '');
  return semAcento !== '' && Array.from(semAcento).every(temNaFonte) ? semAcento : null;
}

/** Accents composed, and thin and other odd spaces made plain. */
export const comporLetras = (texto: string): string =>
  texto
    .normalize('NFC')
    .replaceAll(/[\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replaceAll('\u2212', '-');

/**
 * Signs that people paste into a text and the letters of papers lack, as what is written in their place: a box to be marked by hand, one that is
 * marked, the mark of a list. From U+F000 on stand those of Word's fonts of symbols; what has no width of its own goes.
 */
const noLugarDe: readonly (readonly [sinais: string, escrito: string])[] = [
  ['☐□◻◽▢▫❏❐❑❒⬜○◯⚪\uF06F\uF071\uF072\uF0A8', '( )'],
  ['☑☒✅✓✔🗹🗸\uF0FC\uF0FD\uF0FE', '(x)'],
  ['✗✘❌\uF0FB', 'x'],
  ['✕✖⨯', '×'],
  ['●⚫■◾▪◆◼♦◦∙⋅‣⁃►▶▸➢➤❖\uF0A7\uF0B7\uF0D8\uF076', '•'],
  ['→⇒⟶➔➜➡⇨\uF0E0\uF0E8', '->'],
  ['←⇐⟵⬅\uF0DF', '<-'],
  ['↔⇔', '<->'],
  ['≤⩽', '<='],
  ['≥⩾', '>='],
  ['≠', 'diferente de'],
  ['≈≅', '~'],
  ['‐‑‒', '-'],
  ['―', '—'],
  ['⁄∕', '/'],
  ['∗★☆⭐', '*'],
  ['†', '+'],
  ['‰', ' por mil'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
  ['⅛', '1/8'],
  ['′‛ʼ', '’'],
  ['″‟', '”'],
  ['∘˚', '°'],
  ['№', 'Nº'],
  ['\v\u2028\u2029', '\n'],
  ['\f\u00AD\u200B\u200C\u200D\u200E\u200F\u2060\uFE0E\uFE0F\uFEFF', ''],
];
const escritos = new Map(noLugarDe.flatMap(([sinais, escrito]) => Array.from(sinais, (sinal) => [sinal, escrito] as const)));

/** The words of a template with what the letters of papers have in the place of what they lack. */
export const comLetrasDoPapel = (texto: string): string => Array.from(texto, (sinal) => escritos.get(sinal) ?? sinal).join('');

/** The signs of a template's words for which the letters of papers have nothing; one that nobody sees by its number. */
export const semLetraNoPapel = (texto: string): string[] => {
  const faltam = Array.from(comporLetras(comLetrasDoPapel(texto))).filter(
    (sinal) => !/[\t\r]/.test(sinal) && !temNaFonte(sinal) && maisProxima(sinal) === null,
  );
  return Array.from(new Set(faltam), (sinal) =>
    /[\p{C}\p{M}\p{Z}]/u.test(sinal) ? `U+${sinal.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` : sinal,
  );
};
