import { sql } from 'kysely';
import type { Tx } from './database/kysely.ts';
import { QUEUE_SCHEMA } from './database/queue-schema.ts';

/**
 * Where a new batch stands among those that wait: a person's next one stands behind their last, and their first beside what is being
 * done now. So batches go round among people, and forty of one are not in the way of one of another.
 */
export async function vezNaFila(tx: Tx, grupo: string): Promise<number> {
  const { rows } = await sql<{ vez: number }>`select case when f.ultima is null then f.agora else least(f.agora, f.ultima) - 1 end as vez
    from (select coalesce(max(priority) filter (where state = 'active'), max(priority), 0) as agora,
      min(priority) filter (where group_id = ${grupo}) as ultima
      from ${sql.table(`${QUEUE_SCHEMA}.job`)} where name = 'tarefas' and state in ('created', 'retry', 'active')) f`.execute(tx);
  return rows[0]?.vez ?? 0;
}
