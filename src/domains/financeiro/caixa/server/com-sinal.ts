import { sql } from 'kysely';

/** A movement as the bank would write it: what goes out is below zero. `l` is the movement. */
export const comSinal = sql`(case l.sentido when 'entrada' then l.valor_centavos else -l.valor_centavos end)`;

/**
 * On which side a movement counts, and for how much. A reversal is no money that came or went: it lessens the side of what it reverses,
 * so that ins and outs are what really moved. `l` is the movement.
 */
export const ladoDoMovimento = sql`(case when (l.estorno_de is null) = (l.sentido = 'entrada') then 'entrada' else 'saida' end)`;
export const valorNoLado = sql`(case when l.estorno_de is null then l.valor_centavos else -l.valor_centavos end)`;

/** What came in, what went out, and how many movements there are. `l` are the movements. */
export const somasDosLados = sql`coalesce(sum(${valorNoLado}) filter (where ${ladoDoMovimento} = 'entrada'), 0)::bigint as entradas,
    coalesce(sum(${valorNoLado}) filter (where ${ladoDoMovimento} = 'saida'), 0)::bigint as saidas, count(*)::int as lancamentos`;
