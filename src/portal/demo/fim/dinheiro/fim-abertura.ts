import { sql } from 'kysely';
import { criarLancamento } from '#domains/contabil/lancamentos/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';

/**
 * What the school had when the movements of the portal began to be posted, as an accountant reads it from the portal for that day: what its
 * accounts held, what was still to be settled, what families owed of before and had paid ahead. What is over was earned before.
 */
export async function abrirComOQueHavia(ato: Ato, dia: DataCivil): Promise<void> {
  const { rows } = await sql<{ contaId: number; saldo: Centavos }>`
    with recebidos as (select (f.valores ->> 'tituloId')::bigint as titulo_id, (f.valores ->> 'principalCentavos')::bigint + (f.valores ->> 'descontoCentavos')::bigint as valor
      from v_fato_contabil f where f.evento = 'titulo.recebido' and f.data_fato < ${dia}::date
        and not exists (select from v_fato_contabil e where e.estorno_de = f.id and e.data_fato < ${dia}::date)),
    antigos as (select t.id, t.valor_centavos - t.desconto_incondicional_centavos as valor from v_titulo_faturavel t
      where t.data_competencia < ${dia}::date and not exists (select from v_faturamento_vigente v where v.titulo_id = t.id)),
    saldos(codigo, saldo) as (
      select case c.tipo when 'caixa' then '1.1.01.001' else '1.1.01.002' end, c.saldo_inicial_centavos from v_conta_bancaria c
      union all select case c.tipo when 'caixa' then '1.1.01.001' else '1.1.01.002' end, case l.sentido when 'entrada' then l.valor_centavos else -l.valor_centavos end
        from v_lancamento_financeiro l join v_conta_bancaria c on c.id = l.conta_bancaria_id where l.data_movimento < ${dia}::date
      union all select '1.1.01.004', r.bruto_centavos from v_recebimento_a_liquidar r where r.data_recebimento < ${dia}::date
        and coalesce(r.data_liquidacao, r.data_estorno, 'infinity') >= ${dia}::date
      union all select '1.1.02.001', a.valor from antigos a
      union all select case when r.titulo_id in (select id from antigos) then '1.1.02.001' else '2.1.04.001' end, -r.valor from recebidos r),
    com_resultado as (select * from saldos union all select '2.3.02.001', -saldo from saldos)
    select c.id as "contaId", coalesce(sum(s.saldo), 0)::bigint as saldo from com_resultado s join contas_contabeis c on c.codigo = s.codigo
    group by c.id, c.codigo having sum(s.saldo) <> 0 order by c.codigo`.execute(ato.tx);
  await criarLancamento(ato, {
    dataLancamento: dia,
    ajuste: false,
    historico: 'Saldos de abertura: caixas, bancos e mensalidades',
    documento: null,
    rascunho: null,
    partidas: rows.map(({ contaId, saldo }) => ({
      contaId,
      centroCustoId: null,
      historico: null,
      debitoCentavos: saldo > 0 ? centavos(saldo) : null,
      creditoCentavos: saldo < 0 ? centavos(Math.abs(saldo)) : null,
    })),
  });
}
