import { type TituloSimples } from '#domains/financeiro/titulos/server/carregar.ts';
import { isGratuito, situacaoNoContrato } from '#domains/financeiro/titulos/server/gratuito.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { SituacaoTitulo } from '#domains/financeiro/titulos/situacoes.ts';
import { emAberto } from '#domains/financeiro/titulos/devido/server/door.ts';
import { saiDaCobranca } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';

type Grupo = { quantidade: number; somaCentavos: number };
export type EfeitoDoCancelamento = {
  contratoId: number;
  /** Open titles due after the date, and those that never asked for money: they would be cancelled. */
  cancelados: Grupo;
  /** Open ones due until the date, and what is left of partly settled ones: they stay owed. */
  devidos: Grupo;
  /** Settled ones, with the money received of them: what a partly settled one got is already off what it still owes. */
  pagos: Grupo;
};

/** In figures, what cancelling contracts on a date would do to their titles; every contract asked for is answered. */
export async function efeitoDoCancelamento(
  db: Db | Tx,
  contratoIds: readonly number[],
  vencimentoApos: DataCivil,
): Promise<EfeitoDoCancelamento[]> {
  const { rows } = await sql<EfeitoDoCancelamento>`
    select c.id as "contratoId",
      json_build_object('quantidade', count(t.id) filter (where e.cancela), 'somaCentavos', coalesce(sum(e.liquido) filter (where e.cancela), 0)) as cancelados,
      json_build_object('quantidade', count(t.id) filter (where e.devido), 'somaCentavos', coalesce(sum(e.liquido - t.amortizado_centavos) filter (where e.devido), 0)) as devidos,
      json_build_object('quantidade', count(t.id) filter (where t.situacao = 'baixado' and not ${isGratuito}), 'somaCentavos', coalesce(sum(t.recebido_centavos) filter (where t.situacao = 'baixado'), 0)) as pagos
    from unnest(${[...contratoIds]}::bigint[]) as c(id)
    left join titulos_receber t on t.contrato_id = c.id and t.origem = 'contrato'
    left join lateral (select t.valor_centavos - t.desconto_incondicional_centavos as liquido,
      ${saiDaCobranca(vencimentoApos)} as cancela, ${emAberto} and not ${saiDaCobranca(vencimentoApos)} as devido) e on true
    group by c.id order by c.id`.execute(db);
  return rows;
}

/** The titles that a reactivation brought back, with the suspension that had cancelled them; locked. */
export async function travarTitulosReativados(
  tx: Tx,
  situacaoIds: readonly number[],
): Promise<(TituloSimples & { contratoSituacaoId: number })[]> {
  const { rows } = await sql<
    TituloSimples & { contratoSituacaoId: number }
  >`select t.id, t.numero, ${situacaoNoContrato} as situacao, t.recebido_centavos as "recebidoCentavos", k.contrato_situacao_id as "contratoSituacaoId"
    from titulos_receber t join titulos_cancelamentos k on k.titulo_id = t.id
    where k.desfeito_por_situacao_id = any(${[...situacaoIds]}::bigint[]) and k.contrato_situacao_id is not null order by t.id for update of t`.execute(
    tx,
  );
  return rows;
}

export type TituloDeContrato = {
  id: number;
  numero: string;
  contratoId: number;
  contratoPrecoId: number;
  parcela: number;
  pagadorId: number;
  dataVencimento: DataCivil;
  valorCentavos: number;
  descontoIncondicionalCentavos: number;
  descontoCondicionalCentavos: number;
  multaPercentual: string;
  jurosPercentualMes: string;
  portal: 'liberado' | 'bloqueado';
  situacao: SituacaoTitulo;
  /** Cancelled by a change of the contract's state, a suspension for example. */
  suspenso: boolean;
};

/**
 * The titles that stand for the installments of contracts: not cancelled, or cancelled for a reason that still counts in
 * what was contracted (by itself, or while the contract was suspended). With `travar`, locked in the order of their ids.
 */
export async function titulosDosContratos(db: Db | Tx, contratoIds: readonly number[], travar = false): Promise<TituloDeContrato[]> {
  const { rows } =
    await sql<TituloDeContrato>`select t.id, t.numero, t.contrato_id as "contratoId", t.contrato_preco_id as "contratoPrecoId", t.parcela, t.pagador_id as "pagadorId",
      t.data_vencimento as "dataVencimento", t.valor_centavos as "valorCentavos", t.desconto_incondicional_centavos as "descontoIncondicionalCentavos",
      t.desconto_condicional_centavos as "descontoCondicionalCentavos", t.multa_percentual::text as "multaPercentual", t.juros_percentual_mes::text as "jurosPercentualMes",
      t.portal, ${situacaoNoContrato} as situacao, exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.desfeito_em is null and k.tipo = 'contrato') as suspenso
    from titulos_receber t where t.contrato_id = any(${[...contratoIds]}::bigint[]) and t.origem = 'contrato' and t.contrato_preco_id is not null
      and (t.situacao <> 'cancelado' or exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.desfeito_em is null and k.tipo in ('avulso', 'contrato')))
    order by t.id ${travar ? sql`for update of t` : sql``}`.execute(db);
  return rows;
}

/** What the titles of lines of contracts charge, but for the cancelled ones: paid, owed or taken into an agreement; discounts for paying on time are not off. */
export async function cobradoPorLinha(db: Db | Tx, contratoPrecoIds: readonly number[]): Promise<Map<number, number>> {
  if (contratoPrecoIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; centavos: number }>`select contrato_preco_id as id,
      sum(valor_centavos - desconto_incondicional_centavos)::bigint as centavos from titulos_receber
    where contrato_preco_id = any(${[...contratoPrecoIds]}::bigint[]) and origem = 'contrato' and situacao <> 'cancelado' group by 1`.execute(
    db,
  );
  return new Map(rows.map((r) => [r.id, r.centavos]));
}
