import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { errosContrato } from '../erros.ts';

/**
 * What refuses to bring into force a paper that went out by link and was not concluded: what the family was asked to sign would be billed before it
 * is signed. Contracts by their ids, or the addenda of them. The refusal is given for a contract, null where nothing is under way.
 */
export async function assinaturasEmAberto(
  tx: Db | Tx,
  { contratoIds, de }: { contratoIds: readonly number[]; de: 'contrato' | 'aditivo' },
): Promise<(contratoId: number, numero: string) => ErroNegocio | null> {
  const { rows } = await sql<{ id: number }>`select contrato_id as id from v_assinatura
    where contrato_id = any(${[...contratoIds]}::bigint[]) and situacao in ('aberta', 'vencida', 'assinada')
      and ${de === 'contrato' ? sql`aditivo_id is null` : sql`aditivo_id is not null`}`.execute(tx);
  const abertas = new Set(rows.map(({ id }) => id));
  return (contratoId, numero) => (abertas.has(contratoId) ? errosContrato.ASSINATURA_POR_LINK_EM_CURSO({ numero }) : null);
}
