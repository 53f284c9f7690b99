import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosTitulos } from '../erros.ts';

/**
 * A living slip says the day and the amount of before, and its bank can be told another day but not another amount: what changes either waits
 * until the slip ended. `quais` where only some stand in the way. Throws TITULO_COM_BOLETO.
 */
export async function conferirSemBoleto(tx: Db | Tx, { id, numero }: { id: number; numero: string }, quais = sql`true`): Promise<void> {
  const { rows } = await sql<{
    nossoNumero: string;
  }>`select nosso_numero as "nossoNumero" from v_boleto where titulo_id = ${id} and situacao in ('gerada', 'enviada', 'registrada') and ${quais} limit 1`.execute(
    tx,
  );
  if (rows[0]) throw errosTitulos.TITULO_COM_BOLETO({ numero, boleto: rows[0].nossoNumero });
}
