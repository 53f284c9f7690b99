import { type RawBuilder, sql } from 'kysely';
import { movimentosDeTitulos } from '#domains/financeiro/caixa/server/door.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { inicioApi } from '#portal/inicio/api.ts';
import { type GraficoId, graficosDoInicio, graficosVisiveis, inicioDoMes, mesesDoAno } from '#portal/inicio/graficos.ts';
import { objeto, visiveisDe } from './objeto.ts';

type Graficos = RespostaServidor<typeof inicioApi.graficosDoInicio>;
type PorMes = Readonly<Record<string, number>>;

const noPeriodo = (dia: RawBuilder<unknown>): RawBuilder<unknown> => sql`${dia} >= d.de and ${dia} < d.ate`;
const saldos = (abertos: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select data_vencimento as dia, saldo_centavos as valor from ${abertos} where ${noPeriodo(sql`data_vencimento`)}`;

/** Days with what each adds, between the first and the last looked at: what the list behind the chart adds up. */
const dias: Record<GraficoId, RawBuilder<unknown>> = {
  recebido: sql`select data_movimento as dia, case sentido when 'entrada' then valor_centavos else -valor_centavos end as valor
    from v_lancamento_financeiro where origem_tipo in ${movimentosDeTitulos} and ${noPeriodo(sql`data_movimento`)}`,
  aReceber: saldos(sql`v_titulo_aberto`),
  aPagar: saldos(sql`v_titulo_pagar_aberto`),
  matriculas: sql`select data_matricula as dia, 1 as valor from v_matricula_ativa where ${noPeriodo(sql`data_matricula`)}`,
};

const porMes = (id: GraficoId): RawBuilder<unknown> => sql`(select coalesce(json_object_agg(m.mes, m.valor), '{}') from (
  select to_char(x.dia, 'YYYY-MM-01') as mes, sum(x.valor) as valor from (${dias[id]}) x group by 1) m)`;

/** The months of the year as the lists of the person add them up, in one statement whatever they may see. */
export async function obterGraficos({ db, quem, hoje }: Contexto): Promise<Graficos> {
  const ids = visiveisDe(quem, graficosVisiveis);
  const meses = mesesDoAno(hoje);
  const mes = inicioDoMes(hoje);
  if (ids.length === 0) return { mes, graficos: [] };
  const { rows } = await sql<{
    series: Partial<Record<GraficoId, PorMes>>;
  }>`${preparada}select ${objeto(ids.map((id) => [id, porMes(id)]))} as series
    from (select ${meses[0]}::date as de, (${meses.at(-1)}::date + interval '1 month')::date as ate) d`.execute(db);
  const series = rows[0]?.series ?? {};
  return {
    mes,
    graficos: ids.map((id) => {
      const { tipo, tela, busca } = graficosDoInicio[id];
      return { id, tipo, tela, meses: meses.map((m) => ({ mes: m, valor: series[id]?.[m] ?? 0, busca: busca(m) })) };
    }),
  };
}
