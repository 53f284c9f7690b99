import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { errosContrato } from '../erros.ts';
import { nomeDoPapel } from '../nome-do-papel.ts';

type Papel = { contratoId: number; aditivoId: number | null; numero: string; ordem: number | null };

/**
 * What refuses to bring into force a paper that went out by link and was not concluded: what the family was asked to sign would be billed before it
 * is signed. The refusal is given for a paper of these contracts, null where none of its own is under way.
 */
export async function assinaturasEmAberto(tx: Db | Tx, contratoIds: readonly number[]): Promise<(papel: Papel) => ErroNegocio | null> {
  const { rows } = await sql<{ contratoId: number; aditivoId: number | null }>`select contrato_id as "contratoId", aditivo_id as "aditivoId"
    from v_assinatura where contrato_id = any(${[...contratoIds]}::bigint[]) and situacao in ('aberta', 'vencida', 'assinada')`.execute(tx);
  return (papel) =>
    rows.some((r) => r.contratoId === papel.contratoId && r.aditivoId === papel.aditivoId)
      ? errosContrato.ASSINATURA_POR_LINK_EM_CURSO({ papel: nomeDoPapel(papel) })
      : null;
}
