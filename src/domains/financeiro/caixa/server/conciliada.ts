import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { errosCaixa } from '../erros.ts';

/** One at a time says what the lines of an account are: whoever comes second sees what the first said. Throws CONTA_DESCONHECIDA. */
export async function travarConta(tx: Tx, contaBancariaId: number): Promise<{ conciliadaAte: DataCivil | null }> {
  await sql`select pg_advisory_xact_lock(hashtext('caixa.conciliacao'), ${contaBancariaId}::int)`.execute(tx);
  return lerConta(tx, contaBancariaId);
}

/** Until when an account is reconciled. Throws CONTA_DESCONHECIDA. */
export async function lerConta(db: Db | Tx, contaBancariaId: number): Promise<{ conciliadaAte: DataCivil | null }> {
  const { rows } = await sql<{
    conciliadaAte: DataCivil | null;
  }>`select conciliada_ate(c.id) as "conciliadaAte" from v_conta_bancaria_dados c where c.id = ${contaBancariaId}`.execute(db);
  if (!rows[0]) throw errosCaixa.CONTA_DESCONHECIDA({}, { campos: ['contaBancariaId'] });
  return rows[0];
}

/** Throws CONCILIACAO_FECHADA where one of the days lies in what is closed. */
export function conferirAberta({ conciliadaAte }: { conciliadaAte: DataCivil | null }, dias: readonly DataCivil[]): void {
  if (conciliadaAte !== null && dias.some((dia) => dia <= conciliadaAte))
    throw errosCaixa.CONCILIACAO_FECHADA({ ate: formatarData(conciliadaAte) });
}
