import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';

/**
 * Keeps enrollments from changing until the end of the transaction, in the order of their ids so that two batches never wait for
 * each other: who renews them reads them after this.
 */
export async function travarMatriculas(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select 1 from matriculas where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(tx);
}
