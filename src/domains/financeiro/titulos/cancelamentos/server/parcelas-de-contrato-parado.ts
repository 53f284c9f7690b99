import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditarVarios, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type Cancelamento, gravarCancelamentos } from './cancelar-titulos.ts';
import { venceDepois } from './vence-depois.ts';

/**
 * Holds the contracts of titles that may come back to the bill as they are, before the titles: whoever suspends or cancels one waits, or is
 * waited for, and finds or leaves its titles on the right side.
 */
export async function segurarContratos(tx: Tx, tituloIds: readonly number[]): Promise<void> {
  await sql`select 1 from v_contrato_estado where id in (select contrato_id from titulos_receber where id = any(${[...tituloIds]}::bigint[]))
    order by id for share`.execute(tx);
}

/** The same for the old titles of an agreement. */
export async function segurarContratosDoAcordo(tx: Tx, acordoId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select titulo_id as id from acordos_titulos where acordo_id = ${acordoId}`.execute(tx);
  await segurarContratos(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Of title `t` and the stop `p` of its contract: the title falls due after it, and goes with it. */
const vencemDepois = sql`t.origem = 'contrato' and ${venceDepois(sql`p.data_efeito`)}
  and not exists (select 1 from titulos_vencimentos v where v.titulo_id = t.id and v.created_at > p.desde and v.vencimento_anterior <= p.data_efeito)
  and (p.situacao = 'suspenso' or not exists (select 1 from acordos_titulos i join acordos a on a.id = i.acordo_id
    join acordos_situacoes q on q.acordo_id = a.id and q.para = 'quebrado' where i.titulo_id = t.id and a.created_at < p.desde and q.created_at > p.desde))`;
/** Whether title `t`, once nothing of it is paid, would leave the bill with its stopped contract. */
export const sairiaComOContrato = sql`exists (select 1 from v_contrato_parado p where p.contrato_id = t.contrato_id and ${vencemDepois})`;

/**
 * Installments that are owed again (their agreement ended, their payment was reversed) in a contract that stopped meanwhile leave the bill
 * with it when they fall due after its effective date, in the name of that change (the first that reaches them), which brings them back
 * when it is undone. What fell due by that date when it stopped stays owed, whatever date was agreed for it since; and what a cancelled
 * contract left owed in an agreement was confirmed then: that the family did not pay it makes it no less owed.
 * @returns those that left
 */
export async function recolherDeContratosParados(
  ato: Ato<Pessoa>,
  tituloIds: readonly number[],
  cancelamento: Cancelamento,
): Promise<number[]> {
  const { tx } = ato;
  const { rows } = await sql<{
    id: number;
    situacaoId: number;
    situacao: string;
  }>`select distinct on (t.id) t.id, p.situacao_id as "situacaoId", p.situacao
    from titulos_receber t join v_contrato_parado p on p.contrato_id = t.contrato_id
    where t.id = any(${[...tituloIds]}::bigint[]) and t.situacao = 'aberto' and ${vencemDepois}
    order by t.id, p.situacao_id`.execute(tx);
  await gravarCancelamentos(
    ato,
    rows.map(({ id, situacaoId }) => ({ id, causa: { tipo: 'contrato', contratoSituacaoId: situacaoId } })),
    cancelamento,
  );
  await auditarVarios(
    ato,
    rows.map(({ id, situacao }) => ({
      acao: 'titulo.cancelado',
      alvoTipo: 'titulo',
      alvoId: id,
      motivo: cancelamento.motivo,
      antes: { situacao: 'aberto' },
      depois: { situacao: 'cancelado', contratoSituacao: situacao },
    })),
  );
  return rows.map(({ id }) => id);
}
