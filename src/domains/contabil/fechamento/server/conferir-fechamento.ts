import { sql } from 'kysely';
import { contarPorFaturar } from '#domains/contabil/faturamentos/server/door.ts';
import { contarSemRegra } from '#domains/contabil/integracao/server/door.ts';
import { diaDoModelo } from '#domains/contabil/lancamentos/rascunhos/server/door.ts';
import { isEncerramento, type Periodo } from '#domains/contabil/periodo.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Presente } from '#platform/server/ato.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { fechamentoApi } from '../api.ts';
import type { Pendencia } from '../pendencias.ts';
import { resultadoDe } from '../resultado.ts';
import { saldosDoResultado } from './encerrar-ano.ts';
import { carregarPeriodo, type Travado } from './travar-periodo.ts';

type Conferido = RespostaServidor<typeof fechamentoApi.conferir>;

/** What stands before the closing of a período. Throws PERIODO_CONTABIL_NAO_ENCONTRADO. */
export async function conferirFechamento(db: Db, pedido: { periodo: Periodo }, hoje: Presente['hoje']): Promise<Conferido> {
  const periodo = await carregarPeriodo(db, pedido.periodo);
  return {
    periodo: periodo.id,
    versao: periodo.versao,
    ...(await somasDo(db, periodo.id)),
    antesAberto: await antesAbertoDe(db, periodo.id),
    emCurso: periodo.dataFim >= hoje,
    pendencias: periodo.situacao === 'fechado' ? [] : await pendenciasDe(db, periodo),
    resultadoCentavos:
      isEncerramento(periodo.id) && periodo.situacao !== 'fechado' ? resultadoDe(await saldosDoResultado(db, periodo.ano)) : null,
  };
}

/** How many entries a período has, and what each side of them adds up to. */
export async function somasDo(db: Db | Tx, periodo: Periodo): Promise<Pick<Conferido, 'lancamentos' | 'totalCentavos'>> {
  const { rows } = await sql<Pick<Conferido, 'lancamentos' | 'totalCentavos'>>`select
    (select count(*)::int from lancamentos_contabeis where periodo = ${periodo}) as lancamentos,
    (select coalesce(sum(debitos_centavos), 0)::bigint from saldos_contabeis where periodo = ${periodo}) as "totalCentavos"`.execute(db);
  return rows[0] as Pick<Conferido, 'lancamentos' | 'totalCentavos'>;
}

/** The first open período before this one; null when it is its turn. */
export async function antesAbertoDe(db: Db | Tx, periodo: Periodo): Promise<Periodo | null> {
  const { rows } = await sql<{
    id: number | null;
  }>`select min(id) as id from periodos_contabeis where id < ${periodo} and situacao <> 'fechado'`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * What is left to do up to the last day of a período; the adjustments and the closing of a year ask for drafts alone. Facts that came late, or wait
 * again, and drafts for a month already closed are pending until they are in the books or discarded; those of the adjustments, from these on.
 */
export async function pendenciasDe(db: Db | Tx, { id, dataInicio, dataFim }: Travado): Promise<{ qual: Pendencia; quantidade: number }[]> {
  const doMes = id % 100 <= 12;
  const porFaturar = doMes ? await contarPorFaturar(db, id) : 0;
  const semRegra = doMes ? await contarSemRegra(db, dataFim) : 0;
  const { rows } = await sql<{ qual: Pendencia; quantidade: number }>`
    with do_mes as (select ${dataInicio}::date as de, ${dataFim}::date as ate where ${doMes}::boolean)
    select * from (
      select 'rascunhos' as qual, count(*)::int as quantidade, 1 as ordem from rascunhos_contabeis r
        where r.tipo = 'rascunho' and r.data_lancamento <= ${dataFim}::date and (not r.ajuste or ${!doMes}::boolean)
      union all select 'recorrentes', count(*)::int, 2 from do_mes, rascunhos_contabeis r
        where r.tipo = 'modelo' and r.ativo and ${diaDoModelo(sql`de`, sql`ate`)} between r.recorre_de and coalesce(r.recorre_ate, 'infinity')
          and not exists (select from modelos_contabeis_meses m where m.modelo_id = r.id and m.periodo = ${id})
      union all select 'fatos_sem_regra', ${semRegra}::int, 3
      union all select 'fatos_sem_lancamento', count(*)::int - ${semRegra}::int, 3 from do_mes, v_fato_pendente f where f.data_fato <= ate having count(*) > 0
      union all select 'faturamento_por_fazer', ${porFaturar}::int, 4
      union all select 'periodos_financeiros_abertos', count(*)::int, 5 from do_mes, v_periodo_financeiro_aberto p where p.data_inicio <= ate and p.data_fim >= de
      union all select 'contas_sem_conciliar', count(*)::int, 6 from do_mes m, v_conta_conciliada k where (k.ate is null or k.ate < m.ate)
        and exists (select from v_lancamento_financeiro l where l.conta_bancaria_id = k.conta_bancaria_id and l.data_movimento between m.de and m.ate)
      union all select 'recebimentos_a_liquidar', count(*)::int, 7 from do_mes, v_recebimento_a_liquidar r where r.situacao = 'a_liquidar' and r.data_prevista <= ate
      union all select 'retornos_na_fila', count(*)::int, 8 from do_mes, v_retorno_na_fila n where n.dia is null or n.dia <= ate
    ) p where quantidade > 0 order by ordem`.execute(db);
  return rows.map(({ qual, quantidade }) => ({ qual, quantidade }));
}
