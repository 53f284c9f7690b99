import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarEstornosDeFatos } from '#domains/contabil/server/door.ts';
import { nomeDe, type Operador } from '#domains/financeiro/caixa/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';

export type Cancelamento = { tipo: 'avulso' | 'contrato' | 'aditivo' | 'acordo'; motivo: string | null; dataCancelamento: DataCivil };
export type TituloCancelado = { id: number; numero: string; saldoCentavos: number };

/**
 * Cancels titles that the caller holds locked and found open: the state, a cancellation row each and the opposite fact.
 * The fact that a cancellation undoes is the issue, or the newest restoration.
 */
export async function gravarCancelamentos(tx: Tx, quem: Operador, ids: readonly number[], cancelamento: Cancelamento): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number; titulo_id: number; restaurado_id: number | null }>`
    with cancelados as (
      update titulos_receber set situacao = 'cancelado', versao = versao + 1, updated_at = clock_timestamp() where id = any(${ids as number[]}) returning id
    )
    insert into titulos_cancelamentos (titulo_id, tipo, data_cancelamento, motivo, usuario_id, usuario_nome)
    select c.id, ${cancelamento.tipo}, ${cancelamento.dataCancelamento}::date, ${cancelamento.motivo}::text, ${quem.usuarioId}::bigint, ${nomeDe(quem)} from cancelados c order by c.id
    returning id, titulo_id, (select max(k.id) from titulos_cancelamentos k where k.titulo_id = titulos_cancelamentos.titulo_id and k.desfeito_em is not null) as restaurado_id`.execute(
    tx,
  );
  await registrarEstornosDeFatos(
    tx,
    rows.map((k) => ({
      original:
        k.restaurado_id === null
          ? { evento: 'titulo.emitido', origemTipo: 'titulo', origemId: k.titulo_id }
          : { evento: 'titulo.restaurado', origemTipo: 'titulo_cancelamento', origemId: k.restaurado_id },
      evento: 'titulo.cancelado',
      dataFato: cancelamento.dataCancelamento,
      origemTipo: 'titulo_cancelamento',
      origemId: k.id,
    })),
  );
}

/**
 * Cancels the open titles of a contract, those due after `vencimentoApos` when it is given; settled and partly settled
 * ones stay. Locks them in the order of their ids. Answers what was cancelled. The caller records the audit.
 */
export async function cancelarTitulosDoContrato(
  tx: Tx,
  quem: Operador,
  pedido: { contratoId: number; vencimentoApos?: DataCivil | null } & Omit<Cancelamento, 'tipo'> & { tipo: 'contrato' | 'aditivo' },
): Promise<TituloCancelado[]> {
  const { rows } =
    await sql<TituloCancelado>`select id, numero, valor_centavos - desconto_incondicional_centavos as "saldoCentavos" from titulos_receber
    where contrato_id = ${pedido.contratoId} and situacao = 'aberto' and (${pedido.vencimentoApos ?? null}::date is null or data_vencimento > ${pedido.vencimentoApos ?? null}::date)
    order by id for update`.execute(tx);
  await gravarCancelamentos(
    tx,
    quem,
    rows.map((t) => t.id),
    pedido,
  );
  return rows;
}

/**
 * Undoes the cancellations that a contract's cancellation (or addendum) made: the titles are open again and accounting
 * gets the opposite of the opposite. Throws TITULO_JA_EXISTE when another title took an installment's place.
 */
export async function restaurarTitulos(
  tx: Tx,
  pedido: { contratoId: number; tipo: 'contrato' | 'aditivo'; dataRestauracao: DataCivil },
): Promise<TituloCancelado[]> {
  const { rows } = await sql<TituloCancelado & { cancelamentoId: number }>`
    with alvos as (
      select t.id, t.numero, t.valor_centavos - t.desconto_incondicional_centavos as saldo, k.id as cancelamento_id
      from titulos_receber t join titulos_cancelamentos k on k.titulo_id = t.id and k.desfeito_em is null
      where t.contrato_id = ${pedido.contratoId} and k.tipo = ${pedido.tipo} order by t.id for update of t
    ), desfeitos as (
      update titulos_cancelamentos set desfeito_em = clock_timestamp() where id in (select cancelamento_id from alvos)
    ), reabertos as (
      update titulos_receber set situacao = 'aberto', versao = versao + 1, updated_at = clock_timestamp() where id in (select id from alvos)
    )
    select id, numero, saldo as "saldoCentavos", cancelamento_id as "cancelamentoId" from alvos order by id`.execute(tx);
  await registrarEstornosDeFatos(
    tx,
    rows.map(({ cancelamentoId }) => ({
      original: { evento: 'titulo.cancelado', origemTipo: 'titulo_cancelamento', origemId: cancelamentoId },
      evento: 'titulo.restaurado',
      dataFato: pedido.dataRestauracao,
      origemTipo: 'titulo_cancelamento',
      origemId: cancelamentoId,
    })),
  );
  return rows.map(({ id, numero, saldoCentavos }) => ({ id, numero, saldoCentavos }));
}
