import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { feriadosLocais } from '#domains/financeiro/cadastros/server/door.ts';
import type { FeriadosLocais } from '#shared/datas.ts';

/** The local holidays for who writes what they decide: nobody registers another one until the transaction ends. */
export async function feriadosQueValem(tx: Tx): Promise<FeriadosLocais> {
  await sql`lock table feriados_locais in share mode`.execute(tx);
  return feriadosLocais(tx);
}
