import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';

/**
 * After a restore nobody is signed in and no link of before opens: what was ended or used after the backup would come back to life.
 * Gives how many sessions it ended.
 */
export async function encerrarTodosOsAcessos(tx: Tx): Promise<number> {
  const { rows } = await sql`update sessoes set revogada_em = clock_timestamp(), motivo_revogacao = 'encerrada_por_administrador'
    where revogada_em is null returning id`.execute(tx);
  await sql`update senhas_tokens set expira_em = least(expira_em, clock_timestamp()) where usado_em is null`.execute(tx);
  await sql`update confirmacoes set usada_em = clock_timestamp() where usada_em is null`.execute(tx);
  return rows.length;
}
