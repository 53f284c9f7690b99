import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarEstornosDeFatos } from '#domains/contabil/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { TituloCancelado } from './cancelar-titulos.ts';
import { venceDepois } from './vence-depois.ts';
import { isGratuito } from '#domains/financeiro/titulos/server/gratuito.ts';

/**
 * What brings titles back: the undo of the changes that cancelled them, or the end of a suspension from a date on. With the contracts of
 * `perdoadosDesde`, in force again, comes also what was forgiven by hand since that instant: they bill all that was contracted.
 */
export type Restauracao = { dataRestauracao: DataCivil } & (
  | {
      situacaoIds: readonly number[];
      vencimentoApos?: DataCivil;
      porSituacaoId?: number;
      perdoadosDesde?: readonly { contratoId: number; desde: string }[];
    }
  | { aditivoIds: readonly number[]; tituloIds: readonly number[] }
);

/**
 * Undoes the cancellations that changes of contracts (or addenda) made: the titles are open again, or were never to be collected, as they were, and
 * accounting gets the opposite of the opposite. Locks them in the order of their ids.
 * Throws TITULO_JA_EXISTE when another title took an installment's place.
 */
export async function restaurarTitulos(tx: Tx, pedido: Restauracao): Promise<(TituloCancelado & { contratoId: number })[]> {
  const porSituacao = 'situacaoIds' in pedido ? (pedido.porSituacaoId ?? null) : null;
  const { rows } = await sql<TituloCancelado & { contratoId: number; cancelamentoId: number }>`
    with alvos as (
      select t.id, t.numero, t.contrato_id, t.valor_centavos - t.desconto_incondicional_centavos as saldo, k.id as cancelamento_id
      from titulos_receber t join titulos_cancelamentos k on k.titulo_id = t.id and k.desfeito_em is null
      where t.contrato_id is not null and ${alvo(pedido)} order by t.id for update of t
    ), desfeitos as (
      update titulos_cancelamentos set desfeito_em = clock_timestamp(), desfeito_por_situacao_id = ${porSituacao}::bigint where id in (select cancelamento_id from alvos)
    ), reabertos as (
      update titulos_receber t set situacao = case when ${isGratuito} then 'baixado' else 'aberto' end, versao = t.versao + 1, updated_at = clock_timestamp()
      where t.id in (select id from alvos)
    )
    select id, numero, contrato_id as "contratoId", saldo as "saldoCentavos", cancelamento_id as "cancelamentoId" from alvos order by id`.execute(
    tx,
  );
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
  return rows.map(({ id, numero, contratoId, saldoCentavos }) => ({ id, numero, contratoId, saldoCentavos }));
}

function alvo(pedido: Restauracao): RawBuilder<unknown> {
  if ('aditivoIds' in pedido)
    return sql`k.aditivo_id = any(${[...pedido.aditivoIds]}::bigint[]) and t.id = any(${[...pedido.tituloIds]}::bigint[])`;
  const { vencimentoApos = null, perdoadosDesde = [] } = pedido;
  const perdoados = sql`k.tipo = 'avulso' and t.origem = 'contrato' and exists (select 1
    from json_to_recordset(${JSON.stringify(perdoadosDesde)}::json) as d("contratoId" bigint, desde timestamptz) where d."contratoId" = t.contrato_id and k.created_at > d.desde)`;
  const daMudanca = sql`k.contrato_situacao_id = any(${[...pedido.situacaoIds]}::bigint[]) and ${venceDepois(vencimentoApos)}`;
  return perdoadosDesde.length === 0 ? daMudanca : sql`(${daMudanca} or ${perdoados})`;
}
