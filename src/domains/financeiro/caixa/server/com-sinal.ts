import { sql } from 'kysely';

/** A movement as the bank would write it: what goes out is below zero. `l` is the movement. */
export const comSinal = sql`(case l.sentido when 'entrada' then l.valor_centavos else -l.valor_centavos end)`;
