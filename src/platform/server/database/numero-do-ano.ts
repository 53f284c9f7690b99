import { type RawBuilder, sql } from 'kysely';

/** The number of a paper in its year ('2026-00012'): five digits at least, and no end after them. */
export const numeroDoAno = (ano: RawBuilder<unknown>, ordem: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${ano} || '-' || lpad((${ordem})::text, greatest(5, length((${ordem})::text)), '0')`;
