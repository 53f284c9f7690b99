import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';

/** Records which facts a closing leaves out of the books, knowingly: those of its days, and of before, that still wait. */
export async function deixarFatos(tx: Tx, { situacaoId, ate }: { situacaoId: number; ate: string }): Promise<number> {
  const { numAffectedRows } = await sql`insert into fatos_deixados (situacao_id, fato_id)
    select ${situacaoId}, f.id from v_fato_pendente f where f.data_fato <= ${ate}::date`.execute(tx);
  return Number(numAffectedRows);
}
