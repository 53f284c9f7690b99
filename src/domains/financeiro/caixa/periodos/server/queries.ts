import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type DefinicaoLista, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { periodosApi, FiltrosPeriodo } from '../api.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { somasDosLados } from '#domains/financeiro/caixa/server/com-sinal.ts';
import { DIAS_DE_PERIODO_ABERTO } from '#domains/financeiro/caixa/situacoes.ts';

export type PeriodoListado = RespostaServidor<typeof periodosApi.listarPeriodos>['itens'][number];
type ColunaDePeriodo = 'dataInicio' | 'conta' | 'situacao';
const somasDosAbertos = sql`select l.periodo_financeiro_id, ${somasDosLados}
  from lancamentos_financeiros l where l.periodo_financeiro_id = any(array(select a.id from periodos_financeiros a where a.situacao <> 'fechado'))
  group by l.periodo_financeiro_id`;

/**
 * Financial periods with their balances: an open one adds up its entries, each of which stands in the period of its date; a
 * closed one has its sums from its closing, since nothing in it moves. What came before a period is the sum of those before.
 */
export function listaDePeriodos(f: FiltrosPeriodo, hoje: DataCivil): DefinicaoLista<ColunaDePeriodo, PeriodoListado> {
  return {
    colunas: sql<PeriodoListado>`p.id, p.conta_bancaria_id as "contaBancariaId", c.nome as "contaNome", p.data_inicio as "dataInicio", p.data_fim as "dataFim", p.situacao, p.versao,
      (c.saldo_inicial_centavos + m.anterior)::bigint as "saldoAnteriorCentavos", m.entradas as "entradasCentavos", m.saidas as "saidasCentavos",
      (c.saldo_inicial_centavos + m.anterior + m.entradas - m.saidas)::bigint as "saldoFinalCentavos", m.lancamentos,
      p.situacao <> 'fechado' and c.tipo = 'caixa' and c.saldo_inicial_centavos + m.anterior + m.entradas - m.saidas < 0 as "caixaNegativo",
      case when p.situacao = 'fechado' then (select s.saldo_informado_centavos from periodos_financeiros_situacoes s where s.periodo_financeiro_id = p.id order by s.id desc limit 1) end as "saldoInformadoCentavos"`,
    de: sql`from periodos_financeiros p join v_conta_bancaria c on c.id = p.conta_bancaria_id
      join (select y.*, coalesce(sum(y.entradas - y.saidas)
            over (partition by y.conta_bancaria_id order by y.data_inicio rows between unbounded preceding and 1 preceding), 0)::bigint as anterior
        from (select x.id, x.conta_bancaria_id, x.data_inicio, coalesce(h.entradas_centavos, t.entradas, 0)::bigint as entradas,
            coalesce(h.saidas_centavos, t.saidas, 0)::bigint as saidas, coalesce(h.lancamentos, t.lancamentos, 0) as lancamentos
          from periodos_financeiros x
          left join lateral (select s.entradas_centavos, s.saidas_centavos, s.lancamentos from periodos_financeiros_situacoes s
            where s.periodo_financeiro_id = x.id order by s.id desc limit 1) h on x.situacao = 'fechado'
          left join (${somasDosAbertos}) t on t.periodo_financeiro_id = x.id) y) m on m.id = p.id`,
    deContagem: sql`from periodos_financeiros p`,
    onde: [
      f.contaBancariaId !== undefined && sql`p.conta_bancaria_id = ${f.contaBancariaId}`,
      f.situacao !== undefined && sql`p.situacao = ${f.situacao}`,
      f.porFechar !== undefined &&
        sql`(p.situacao <> 'fechado' and p.data_inicio < ${hoje}::date - ${DIAS_DE_PERIODO_ABERTO}::int) = ${f.porFechar}`,
      f.caixaNegativo !== undefined && sql`(p.id in (select periodo_financeiro_id from v_caixa_negativo)) = ${f.caixaNegativo}`,
    ],
    ordem: { dataInicio: sql`p.data_inicio`, conta: sql`c.nome`, situacao: sql`p.situacao` },
    desempate: sql`p.id`,
  };
}

/** One page of financial periods. */
export function listarPeriodos(
  db: Db,
  filtros: FiltrosPeriodo,
  paginacao: Paginacao<ColunaDePeriodo>,
  hoje: DataCivil,
): Promise<Pagina<PeriodoListado>> {
  return listar<PeriodoListado, ColunaDePeriodo>(db, listaDePeriodos(filtros, hoje), paginacao);
}

/** One financial period with its changes of state. Throws PERIODO_FINANCEIRO_NAO_ENCONTRADO. */
export async function obterPeriodo(db: Db, id: number, hoje: DataCivil): Promise<RespostaServidor<typeof periodosApi.obterPeriodo>> {
  const { colunas, de } = listaDePeriodos(
    { contaBancariaId: undefined, situacao: undefined, porFechar: undefined, caixaNegativo: undefined },
    hoje,
  );
  const { rows } = await sql<PeriodoListado>`select ${colunas} ${de} where p.id = ${id}`.execute(db);
  if (!rows[0]) throw errosCaixa.PERIODO_FINANCEIRO_NAO_ENCONTRADO();
  const situacoes = await sql<
    RespostaServidor<typeof periodosApi.obterPeriodo>['situacoes'][number]
  >`select id, de, para, motivo, saldo_calculado_centavos as "saldoCalculadoCentavos",
      saldo_informado_centavos as "saldoInformadoCentavos", usuario_nome as "usuarioNome", created_at as em,
      coalesce((select json_agg(json_build_object('formaPagamentoId', c.forma_pagamento_id, 'formaNome', f.nome, 'esperadoCentavos', c.esperado_centavos,
          'contadoCentavos', c.contado_centavos) order by c.id)
        from periodos_financeiros_contagens c left join v_forma_pagamento f on f.id = c.forma_pagamento_id where c.situacao_id = s.id), '[]') as contagens
    from periodos_financeiros_situacoes s where periodo_financeiro_id = ${id} order by id desc limit 200`.execute(db);
  const depois = await sql<
    NonNullable<RespostaServidor<typeof periodosApi.obterPeriodo>['depoisDeHoje']>
  >`select p.primeiro, s.lancamentos, s.entradas as "entradasCentavos", s.saidas as "saidasCentavos"
    from (select l.data_movimento as primeiro from lancamentos_financeiros l where l.periodo_financeiro_id = ${id} and l.data_movimento > ${hoje}::date
        order by l.data_movimento limit 1) p
      cross join (select ${somasDosLados} from lancamentos_financeiros l where l.periodo_financeiro_id = ${id} and l.data_movimento > ${hoje}::date) s`.execute(
    db,
  );
  return { ...rows[0], depoisDeHoje: depois.rows[0] ?? null, situacoes: situacoes.rows };
}
