import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Papel } from './pdf/boletins-pdf.ts';

/** What every paper of now says: the school, the instant, the day. */
export async function papelDeHoje(db: Db | Tx, hoje: DataCivil): Promise<Papel> {
  const { rows } = await sql<{ agora: string }>`select now() as agora`.execute(db);
  return { escola: await lerEscola(db), criadoEm: rows[0]?.agora ?? '', hoje };
}
