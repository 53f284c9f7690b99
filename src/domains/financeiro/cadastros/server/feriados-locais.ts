import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil, FeriadosLocais } from '#shared/datas.ts';

/** The days on which the banks of the school's city are closed, besides those of the whole country. */
export async function feriadosLocais(db: Db | Tx): Promise<FeriadosLocais> {
  const { rows } = await sql<{ dia: DataCivil }>`select data_feriado as dia from v_feriado_local`.execute(db);
  return new Set(rows.map(({ dia }) => dia));
}
