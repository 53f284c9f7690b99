import { sql } from 'kysely';
import { type DataCivil, hojeEm } from '#shared/datas.ts';
import type { Db, Tx } from './database/kysely.ts';

/** Today's calendar date at the school, by the database clock: every process and every machine agrees on it. */
export async function hojeNaEscola(db: Db | Tx, fuso: string): Promise<DataCivil> {
  const { rows } = await sql<{ agora: string }>`select now() as agora`.execute(db);
  return hojeEm(new Date(rows[0]?.agora ?? Date.now()), fuso);
}
