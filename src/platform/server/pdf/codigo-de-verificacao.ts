import { randomBytes } from 'node:crypto';

/** Letters and digits that nobody takes for one another on paper. */
const alfabeto = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code that is not guessed, such as '7KQ2-M9XF-3HTC': twelve signs of thirty-one. */
export function codigoDeVerificacao(): string {
  // Bytes of the last incomplete run would make some signs likelier than others.
  const sinais = [...randomBytes(24)].flatMap((byte) => (byte < 248 ? [alfabeto[byte % 31] ?? ''] : [])).slice(0, 12);
  if (sinais.length < 12) return codigoDeVerificacao();
  return [sinais.slice(0, 4), sinais.slice(4, 8), sinais.slice(8)].map((grupo) => grupo.join('')).join('-');
}
