import { type RawBuilder, sql } from 'kysely';
import { anoDe, numeroDe, type Periodo } from '#domains/contabil/periodo.ts';
import type { Tx } from '#platform/server/database/kysely.ts';

type Sql = RawBuilder<unknown>;
/** The first day of a month. */
export const primeiroDia = (periodo: Periodo): Sql => sql`make_date(${anoDe(periodo)}, ${numeroDe(periodo)}, 1)`;
const ultimoDia = (periodo: Periodo): Sql => sql`(${primeiroDia(periodo)} + interval '1 month' - interval '1 day')::date`;

/**
 * Up to a month, what is to be recognized (`desejado`), what is (`vigente`), and what has to change for one to be the other (`mudancas`: the
 * `ordem` of each new row, even ones take back; the `mes` that it is of). Titles of months before the books began are in the balances that they opened with. What is
 * recognized stays so under another due date: only a cancellation or other amounts undo it. A title that a later month took
 * back and that is due again comes back (`vez`) in that month at the earliest, so that the two cancel.
 */
export function mudancasAte(periodo: Periodo): Sql {
  return sql`inicio as (select date_trunc('month', i.dia)::date as de, i.dia from v_inicio_dos_livros i),
    vigente as materialized (select v.* from v_faturamento_vigente v),
    ultimas as materialized (select f.titulo_id, max(f.ordem) as ordem, max(f.periodo) filter (where a.periodo < f.periodo) as volta
      from faturamentos f left join faturamentos a on f.ordem % 2 = 0 and a.titulo_id = f.titulo_id and a.ordem = f.anterior group by 1),
    titulos as materialized (select t.*, d.vez from v_titulo_faturavel t cross join inicio left join ultimas u on u.titulo_id = t.id
      cross join lateral (select greatest(t.data_competencia, make_date(u.volta / 100, u.volta % 100, 1)) as vez) d
      where t.data_competencia >= inicio.de and d.vez <= ${ultimoDia(periodo)} or t.id in (select titulo_id from vigente)),
    antecipados as materialized (select (f.valores ->> 'tituloId')::bigint as titulo_id,
        sum((f.valores ->> 'principalCentavos')::bigint + (f.valores ->> 'descontoCentavos')::bigint)::bigint as valor
      from fatos_contabeis f where f.evento = 'titulo.recebido' and f.valores ->> 'antecipado' = 'sim' and not exists (select from fatos_contabeis e where e.estorno_de = f.id) group by 1),
    desejado as materialized (
      select t.id as titulo_id, t.numero, greatest(${primeiroDia(periodo)}, least(t.data_emissao, ${ultimoDia(periodo)}), inicio.dia) as data_faturamento, t.vez, t.valor_centavos as bruto,
        coalesce((e.valores ->> 'bolsaCentavos')::bigint, 0) as bolsa, t.desconto_incondicional_centavos - coalesce((e.valores ->> 'bolsaCentavos')::bigint, 0) as desconto,
        least(coalesce(a.valor, 0), t.valor_centavos - t.desconto_incondicional_centavos) as antecipado, m.segmentacao_id, m.curso_id, m.turma_id
      from titulos t cross join inicio left join fatos_contabeis e on e.origem_tipo = 'titulo' and e.origem_id = t.id and e.evento = 'titulo.emitido'
      left join antecipados a on a.titulo_id = t.id left join v_matricula_resumo m on m.id = t.matricula_id),
    desfeitos as materialized (select v.* from vigente v left join desejado d on d.titulo_id = v.titulo_id
      where v.periodo <= ${periodo} and (v.bruto_centavos, v.bolsa_centavos, v.desconto_centavos, v.antecipado_centavos) is distinct from (d.bruto, d.bolsa, d.desconto, d.antecipado)),
    mudancas as materialized (
      select v.titulo_id, v.ordem + 1 as ordem, greatest(${primeiroDia(periodo)}, v.data_faturamento) as data_faturamento, v.bruto_centavos as bruto, v.bolsa_centavos as bolsa,
        v.desconto_centavos as desconto, v.antecipado_centavos as antecipado, v.segmentacao_id, v.curso_id, v.turma_id, v.periodo as mes from desfeitos v
      union all
      select d.titulo_id, coalesce(u.ordem, 0) + case when x.titulo_id is null then 1 else 2 end, d.data_faturamento, d.bruto, d.bolsa, d.desconto, d.antecipado, d.segmentacao_id, d.curso_id, d.turma_id,
        coalesce(x.periodo, extract(year from d.vez)::int * 100 + extract(month from d.vez)::int)
      from desejado d left join ultimas u on u.titulo_id = d.titulo_id left join desfeitos x on x.titulo_id = d.titulo_id
      where x.titulo_id is not null or not exists (select from vigente v where v.titulo_id = d.titulo_id))`;
}

/**
 * Beside `mudancasAte`: the first open month before this one in which a title is still to be recognized or taken back; null when it is this
 * one's turn. The earliest of either is asked once, not month by month.
 */
export const mesAntes = (
  periodo: Periodo,
): Sql => sql`(select min(p.id) from periodos_contabeis p where p.id < ${periodo} and p.numero <= 12
  and p.situacao <> 'fechado' and (p.id >= (select min(x.periodo) from desfeitos x) or p.data_fim >= (select min(d.vez) from desejado d
    where not exists (select from vigente v where v.titulo_id = d.titulo_id))))`;

/** That month, by itself. */
export async function porReconhecerAntes(tx: Tx, periodo: Periodo): Promise<Periodo | null> {
  const { rows } = await sql<{ id: number | null }>`with ${mudancasAte(periodo)} select ${mesAntes(periodo)} as id`.execute(tx);
  return rows[0]?.id ?? null;
}
