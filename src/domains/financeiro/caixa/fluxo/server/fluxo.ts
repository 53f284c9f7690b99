import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { FiltrosFluxo, fluxoApi } from '../api.ts';
import { somarFluxo } from '../somar.ts';
import type { CategoriaDoSistema } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { ladoDoMovimento, valorNoLado } from '#domains/financeiro/caixa/server/com-sinal.ts';
import { categoriaDaTaxa } from '#domains/financeiro/caixa/server/registrar-lancamentos.ts';

type Fluxo = RespostaServidor<typeof fluxoApi.obterFluxo>;
type Partes = Omit<Fluxo['contas'][number], 'nome'>;
export type LinhaDoFluxo = { inicio: DataCivil; fim: DataCivil } & Partes;

const categoriaDePagar = 'contas a pagar' satisfies CategoriaDoSistema;
const passo = { dia: '1 day', semana: '7 days', mes: '1 month' } as const;
const unidade = { dia: 'day', semana: 'week', mes: 'month' } as const;

const somas = sql`
  coalesce(sum(valor) filter (where sentido = 'entrada' and not previsto), 0)::bigint as "entradasRealizadasCentavos",
  coalesce(sum(valor) filter (where sentido = 'saida' and not previsto), 0)::bigint as "saidasRealizadasCentavos",
  coalesce(sum(valor) filter (where sentido = 'entrada' and previsto), 0)::bigint as "entradasPrevistasCentavos",
  coalesce(sum(valor) filter (where sentido = 'saida' and previsto), 0)::bigint as "saidasPrevistasCentavos"`;

/** What `categoriaDigitada` says of a movement, for the sums. */
const digitada = sql`((origem_tipo like 'lancamento_manual%' or origem_tipo like 'pagamento_parte%') and categoria <> ${'transferência entre contas' satisfies CategoriaDoSistema})`;

/**
 * The cash flow of some days: what moved until today, what open titles promise from today on (on their last day on
 * time, less the discount for paying by then), what open payables take on their due date, and what cards and the like still have to bring, less their fees. What is expected
 * between today and a first day that is still to come stands in its opening balance: the end of a month is the beginning of the next. What is overdue has no day of its own: it is told apart, or counted as today's when asked for. One statement.
 */
export async function obterFluxo(db: Db, filtros: FiltrosFluxo, hoje: DataCivil): Promise<Fluxo> {
  const { dataInicial, dataFinal, contaBancariaId: conta, agrupamento } = filtros;
  const daConta = conta === undefined ? sql`` : sql`and conta_bancaria_id = ${conta}`;
  const { rows } = await sql<{
    saldoInicial: number;
    atrasado: number;
    atrasadoPagar: number;
    linhas: LinhaDoFluxo[];
    categorias: Fluxo['categorias'];
    contas: Fluxo['contas'];
  }>`
    with tudo as materialized (
      select data_movimento as dia, conta_bancaria_id, categoria, ${digitada} as digitada, ${ladoDoMovimento} as sentido,
        data_movimento > ${hoje}::date as previsto, sum(${valorNoLado}) as valor
      from lancamentos_financeiros l where data_movimento between ${dataInicial}::date and ${dataFinal}::date ${daConta}
      group by 1, 2, 3, 4, 5
      union all
      select greatest(data_limite, ${hoje}::date), conta_bancaria_id, categoria, false, 'entrada', true,
        sum(case when data_limite >= ${hoje}::date then na_data_centavos else saldo_centavos end)
      from v_previsao_receber
      where data_limite <= ${dataFinal}::date and (data_limite >= ${hoje}::date or ${filtros.incluirAtrasados})
        and ${hoje}::date <= ${dataFinal}::date ${daConta}
      group by 1, 2, 3
      union all
      select greatest(data_vencimento, ${hoje}::date), conta_bancaria_id, ${categoriaDePagar}, false, 'saida', true, sum(saldo_centavos)
      from v_previsao_pagar
      where data_vencimento <= ${dataFinal}::date and (data_vencimento >= ${hoje}::date or ${filtros.incluirAtrasados})
        and ${hoje}::date <= ${dataFinal}::date ${daConta}
      group by 1, 2
      union all
      select greatest(r.data_prevista, ${hoje}::date), r.conta_bancaria_id, m.categoria, false, m.sentido, true, sum(m.valor)
      from recebimentos_a_liquidar r
      cross join lateral (values (r.categoria, 'entrada', r.bruto_centavos), (${categoriaDaTaxa}, 'saida', r.taxa_centavos)) as m(categoria, sentido, valor)
      where r.situacao = 'a_liquidar' and m.valor > 0 and greatest(r.data_prevista, ${hoje}::date) <= ${dataFinal}::date ${daConta}
      group by 1, 2, 3, 5),
    mov as (select * from tudo where dia >= ${dataInicial}::date),
    periodos as (
      select greatest(p::date, ${dataInicial}::date) as inicio,
        least((p + ${passo[agrupamento]}::interval)::date - 1, ${dataFinal}::date) as fim
      from generate_series(date_trunc(${unidade[agrupamento]}, ${dataInicial}::date::timestamp), ${dataFinal}::date::timestamp, ${passo[agrupamento]}::interval) p)
    select
      (select coalesce(sum(c.saldo_inicial_centavos), 0) + coalesce((select sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end)
          from lancamentos_financeiros where data_movimento < ${dataInicial}::date ${daConta}), 0)
          + coalesce((select sum(case sentido when 'entrada' then valor else -valor end) from tudo where dia < ${dataInicial}::date), 0)
        from v_conta_bancaria c where ${conta === undefined ? sql`true` : sql`c.id = ${conta}`})::bigint as "saldoInicial",
      (select coalesce(sum(saldo_centavos), 0)::bigint from v_previsao_receber where data_limite < ${hoje}::date ${daConta}) as atrasado,
      (select coalesce(sum(saldo_centavos), 0)::bigint from v_previsao_pagar where data_vencimento < ${hoje}::date ${daConta}) as "atrasadoPagar",
      (select coalesce(json_agg(l order by l.inicio), '[]') from (
        select p.inicio, p.fim, ${somas} from periodos p left join mov on mov.dia between p.inicio and p.fim group by p.inicio, p.fim) l) as linhas,
      (select coalesce(json_agg(k order by k.nome), '[]') from (select categoria as nome, digitada, ${somas} from mov group by categoria, digitada) k) as categorias,
      (select coalesce(json_agg(k order by k.nome), '[]') from (
        select c.nome, ${somas} from mov join v_conta_bancaria c on c.id = mov.conta_bancaria_id group by c.nome) k) as contas`.execute(db);
  const achado = rows[0];
  if (!achado) throw new Error('the cash flow answered no row');
  const linhas = somarFluxo(achado.saldoInicial, achado.linhas);
  return {
    hoje,
    saldoInicialCentavos: achado.saldoInicial,
    saldoFinalCentavos: linhas.at(-1)?.saldoFinalCentavos ?? achado.saldoInicial,
    atrasadoCentavos: achado.atrasado,
    atrasadoPagarCentavos: achado.atrasadoPagar,
    linhas,
    categorias: achado.categorias,
    contas: achado.contas,
  };
}
