import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';

/**
 * Common table expressions that add to the kept total of people, for the statement that inserts or deletes them. They
 * take a part that nobody holds, or make a new one, so that no registration waits for another.
 */
export function somarAoTotal(quantidade: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`parte_livre as (select id from pessoas_totais limit 1 for update skip locked),
    parte_somada as (update pessoas_totais t set quantidade = t.quantidade + ${quantidade} from parte_livre l where t.id = l.id returning 1),
    parte_nova as (insert into pessoas_totais (quantidade) select ${quantidade} where not exists (select 1 from parte_somada))`;
}

/** How many people are registered, exactly. */
export async function totalDePessoas(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select coalesce(sum(quantidade), 0)::int as total from pessoas_totais`.execute(db);
  return rows[0]?.total ?? 0;
}
