import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';

/** How many scholarships fill the quota of a course in a year. */
export async function bolsasConcedidas(tx: Tx, { anoLetivoId, cursoId }: { anoLetivoId: number; cursoId: number }): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from v_bolsa_do_ano
    where ano_letivo_id = ${anoLetivoId} and curso_id = ${cursoId}`.execute(tx);
  return rows[0]?.n ?? 0;
}
