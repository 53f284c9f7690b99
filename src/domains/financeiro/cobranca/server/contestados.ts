import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/** Which of some titles are questioned in court: no letter speaks of them while they are. */
export async function contestadosEntre(db: Db | Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{
    id: number;
  }>`select titulo_id as id from v_debito_contestado where titulo_id = any(${ids as number[]})`.execute(db);
  return new Set(rows.map((r) => r.id));
}
