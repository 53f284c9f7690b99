import { type RawBuilder, sql } from 'kysely';
import { type DataCivil, hojeEm } from '#shared/datas.ts';
import type { Db, Tx } from './database/kysely.ts';

/**
 * The same inside a statement: each connection carries the school's time zone (`abrirConexao`). `current_date` would be the day of UTC,
 * which is another one from nine in the evening on.
 */
export const hojeNoBanco = sql`(now() at time zone current_setting('patio.fuso'))::date`;

/** The last instant of a day at the school: what is told to be good until that day is good the whole of it. */
export const fimDoDia = (dia: RawBuilder<unknown>) => sql`((${dia} + time '23:59:59') at time zone current_setting('patio.fuso'))`;

/** Today's calendar date at the school, by the database clock: every process and every machine agrees on it. */
export async function hojeNaEscola(db: Db | Tx, fuso: string): Promise<DataCivil> {
  const { rows } = await sql<{ agora: string }>`select now() as agora`.execute(db);
  return hojeEm(new Date(rows[0]?.agora ?? Date.now()), fuso);
}
