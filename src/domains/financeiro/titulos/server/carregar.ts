import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { FormaQueEspera } from '#domains/financeiro/caixa/a-liquidar/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { SituacaoTitulo } from '../situacoes.ts';
import { situacaoNoContrato } from './gratuito.ts';
import type { BaixaViva, TituloDevido } from '../termos.ts';

export type TituloTravado = TituloDevido & {
  id: number;
  numero: string;
  origem: 'contrato' | 'manual' | 'taxa' | 'acordo';
  descricao: string;
  pagadorId: number;
  /** In whose month it is revenue. */
  dataCompetencia: DataCivil;
  amortizadoCentavos: Centavos;
  recebidoCentavos: Centavos;
  /** Charges waived and not taken back. */
  dispensadoCentavos: Centavos;
  /** Charges and lost discount that changes of due date kept. */
  mantidoCentavos: Centavos;
  situacao: SituacaoTitulo;
  portal: 'liberado' | 'bloqueado';
  versao: number;
  /** The clock of the database when the rows were asked for. */
  /** Whether every account and method that was asked about is active. */
  recebimentoAtivo: boolean;
  /** The methods asked about whose money waits to be settled, with their terms. */
  formasQueEsperam: FormaQueEspera[];
};
/** A living baixa with who entered it, and when; null for what is no payment of the title. */
export type BaixaRegistrada = BaixaViva & { registro: { usuario: string; em: string } | null };
type Recebimento = { contaBancariaId: number; formaPagamentoId: number };

/**
 * Locks titles for a change, always in the order of their ids so that two batches never wait for each other in a circle.
 * On the way it tells whether the accounts and methods of `recebimentos` are active, and which of them bring money later or less a fee. `travar: false` only looks, for previews.
 */
export const travarTitulos = (
  tx: Tx,
  ids: readonly number[],
  recebimentos: readonly Recebimento[] = [],
  { travar = true }: { travar?: boolean } = {},
): Promise<TituloTravado[]> => lerTitulos(tx, ids, recebimentos, travar);

/** The same of one title for who only asks what a change would do: nothing is locked. */
export const olharTitulo = async (db: Db, id: number): Promise<TituloTravado | undefined> => (await lerTitulos(db, [id], [], false))[0];

async function lerTitulos(
  db: Db | Tx,
  ids: readonly number[],
  recebimentos: readonly Recebimento[],
  travar: boolean,
): Promise<TituloTravado[]> {
  const contas = [...new Set(recebimentos.map((r) => r.contaBancariaId))];
  const formas = [...new Set(recebimentos.map((r) => r.formaPagamentoId))];
  const { rows } =
    await sql<TituloTravado>`select id, numero, origem, descricao, pagador_id as "pagadorId", coalesce((select c.data_competencia
        from v_titulo_competencia c where c.id = titulos_receber.id), data_vencimento) as "dataCompetencia", data_vencimento as "dataVencimento", data_limite as "dataLimite", valor_centavos as "valorCentavos",
      desconto_incondicional_centavos as "descontoIncondicionalCentavos", desconto_condicional_centavos as "descontoCondicionalCentavos",
      multa_percentual::text as "multaPercentual", juros_percentual_mes::text as "jurosPercentualMes", amortizado_centavos as "amortizadoCentavos",
      recebido_centavos as "recebidoCentavos", dispensado_centavos as "dispensadoCentavos", mantido_centavos as "mantidoCentavos", situacao, portal, versao,
      (select count(*) from v_conta_bancaria c where c.id = any(${contas}::bigint[]) and c.ativa) = ${contas.length}
        and (select count(*) from v_forma_pagamento f where f.id = any(${formas}::bigint[]) and f.ativa) = ${formas.length} as "recebimentoAtivo",
      (select coalesce(json_agg(json_build_object('id', f.id, 'diasLiquidacao', f.dias_liquidacao, 'taxaPercentual', f.taxa_percentual::text, 'taxaFixaCentavos', f.taxa_fixa_centavos)), '[]')
        from v_forma_pagamento f where f.id = any(${formas}::bigint[]) and (f.dias_liquidacao > 0 or f.taxa_percentual > 0 or f.taxa_fixa_centavos > 0)) as "formasQueEsperam"
    from titulos_receber where id = any(${ids as number[]}) order by id ${travar ? sql`for update` : sql``}`.execute(db);
  return rows;
}

/** Whether something beyond its own terms says what a locked title owes. */
type Movido = Pick<TituloTravado, 'recebidoCentavos' | 'amortizadoCentavos' | 'dispensadoCentavos' | 'mantidoCentavos'>;
export const isMovimentado = (t: Movido): boolean =>
  t.recebidoCentavos + t.amortizadoCentavos + t.dispensadoCentavos + t.mantidoCentavos > 0;

/**
 * What lessens locked titles and was not taken back, oldest first: baixas, what an agreement covered, waived charges. Asked
 * after the lock: an earlier snapshot would miss the newest.
 */
export async function baixasVivas(tx: Db | Tx, ids: readonly number[]): Promise<Map<number, BaixaRegistrada[]>> {
  const porTitulo = new Map<number, BaixaRegistrada[]>();
  if (ids.length === 0) return porTitulo;
  const { rows } = await sql<
    BaixaRegistrada & { tituloId: number; dataBaixa: DataCivil }
  >`select a.titulo_id as "tituloId", a.data_amortizacao as "dataBaixa", a.principal_centavos as "principalCentavos",
      a.desconto_centavos as "descontoCentavos", a.desconto_revogado_centavos as "descontoRevogadoCentavos", a.multa_centavos as "multaCentavos", a.juros_centavos as "jurosCentavos", a.tipo,
      a.multa_mantida_centavos as "multaMantidaCentavos", a.juros_mantidos_centavos as "jurosMantidosCentavos", a.desconto_perdido_centavos as "descontoPerdidoCentavos",
      case when b.id is not null then json_build_object('usuario', b.usuario_nome, 'em', b.created_at) end as registro
    from v_titulo_amortizacao a left join baixas b on b.id = a.baixa_id where a.titulo_id = any(${ids as number[]}) order by a.data_amortizacao, a.baixa_id`.execute(
    tx,
  );
  for (const { tituloId, ...baixa } of rows) porTitulo.set(tituloId, [...(porTitulo.get(tituloId) ?? []), baixa]);
  return porTitulo;
}

export type TituloSimples = { id: number; numero: string; situacao: SituacaoTitulo; recebidoCentavos: number };

/** Locks some titles of contracts in the order of their ids and tells what became of them. */
export async function travarTitulosPorId(tx: Tx, ids: readonly number[]): Promise<TituloSimples[]> {
  const { rows } =
    await sql<TituloSimples>`select t.id, t.numero, ${situacaoNoContrato} as situacao, t.recebido_centavos as "recebidoCentavos" from titulos_receber t
    where t.id = any(${[...ids]}::bigint[]) order by t.id for update`.execute(tx);
  return rows;
}
