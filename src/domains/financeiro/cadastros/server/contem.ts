import { type RawBuilder, sql } from 'kysely';

/** Each word of a search somewhere in a text column, whatever the accents and the order. */
export function contem(coluna: RawBuilder<unknown>, palavras: readonly string[]): RawBuilder<unknown> | null {
  if (palavras.length === 0) return null;
  return sql.join(
    palavras.map((palavra) => sql`position(f_busca(${palavra}) in f_busca(${coluna})) > 0`),
    sql` and `,
  );
}
