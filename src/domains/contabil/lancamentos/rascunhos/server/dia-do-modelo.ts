import { type RawBuilder, sql } from 'kysely';

/** The day of a recurrent model `r` in a month between two days: its own, or the last of a shorter month. */
export const diaDoModelo = (de: RawBuilder<unknown>, ate: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`least(${de} + r.dia_recorrente - 1, ${ate})`;
