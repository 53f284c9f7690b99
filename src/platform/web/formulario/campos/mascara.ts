/**
 * What a masked field shows after a key. The mask follows only while one types at the end: in the middle of the text, or
 * while erasing, it would move the caret under the user's hands, so it waits for the field to lose focus.
 */
export function aoDigitarComMascara(antes: string, agora: string, cursorNoFim: boolean, formatar: (texto: string) => string): string {
  return cursorNoFim && agora.length > antes.length ? formatar(agora) : agora;
}
