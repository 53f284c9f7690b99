import { sql } from 'kysely';
import type { Periodo } from '#domains/contabil/periodo.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { faturamentosApi as api } from '../api.ts';
import { mesAntes, mudancasAte } from './desejado.ts';

type Meses = RespostaServidor<typeof api.listarMeses>;
type Previa = RespostaServidor<typeof api.prever>;
const liquido = sql`(bruto_centavos - bolsa_centavos - desconto_centavos)`;

/** A row that recognizes adds, one that takes back takes away: in the month whose books have it, whatever month its title is of. */
const sinal = sql`(case when ordem % 2 = 1 then 1 else -1 end)`;

/** The months of a year, each with what its books recognize: one that is closed stays as it is, and what changes of it since is of the month in which that is recognized. */
export async function listarMeses(db: Db, { ano }: { ano: number }): Promise<Meses> {
  const { rows } = await sql<Meses['itens'][number]>`with ${mudancasAte(ano * 100 + 12)},
    aberto as (select min(id) as periodo from periodos_contabeis where situacao <> 'fechado' and numero <= 12)
    select p.id as periodo, p.situacao, coalesce(r.titulos, 0) as titulos, coalesce(r.valor, 0)::bigint as "reconhecidoCentavos", coalesce(a.valor, 0)::bigint as "aReconhecerCentavos"
    from periodos_contabeis p
    left join (select f.periodo, sum(${sinal})::int as titulos, sum(${sinal} * ${liquido}) as valor from faturamentos f group by 1) r on r.periodo = p.id
    left join (select greatest(m.mes, aberto.periodo) as periodo, sum(${sinal} * (m.bruto - m.bolsa - m.desconto)) as valor
      from mudancas m cross join aberto group by 1) a on a.periodo = p.id
    where p.ano = ${ano} and p.numero <= 12 order by p.id`.execute(db);
  const { rows: somas } = await sql<{
    antecipado: number;
  }>`select coalesce(sum((f.valores ->> 'principalCentavos')::bigint + (f.valores ->> 'descontoCentavos')::bigint), 0)::bigint as antecipado
    from fatos_contabeis f where f.evento = 'titulo.recebido' and f.valores ->> 'antecipado' = 'sim' and not exists (select from fatos_contabeis e where e.estorno_de = f.id)
      and not exists (select from v_faturamento_vigente v where v.titulo_id = (f.valores ->> 'tituloId')::bigint)`.execute(db);
  return { itens: rows, antecipadoCentavos: somas[0]?.antecipado ?? 0 } as Meses;
}

const valoresDe = (
  par: boolean,
) => sql`(select json_build_object('titulos', count(*), 'brutoCentavos', coalesce(sum(m.bruto), 0), 'bolsaCentavos', coalesce(sum(m.bolsa), 0),
  'descontoCentavos', coalesce(sum(m.desconto), 0), 'antecipadoCentavos', coalesce(sum(m.antecipado), 0)) from mudancas m where (m.ordem % 2 = 0) = ${par}::boolean)`;

/** What recognizing a month would do, by the statements that do it; and by class what is recognized in it. */
export async function preverFaturamento(db: Db, { periodo }: { periodo: Periodo }): Promise<Previa> {
  const { rows } = await sql<Previa>`with ${mudancasAte(periodo)},
    linhas as (
      select curso_id, turma_id, bruto, bolsa, desconto, antecipado, ${sinal} as sinal, false as feito from mudancas
      union all select curso_id, turma_id, bruto_centavos, bolsa_centavos, desconto_centavos, antecipado_centavos, ${sinal}, true from faturamentos where periodo = ${periodo}),
    por_turma as (
      select curso_id, turma_id, sum(sinal) as titulos, sum(sinal * bruto) as bruto, sum(sinal * bolsa) as bolsa, sum(sinal * desconto) as desconto, sum(sinal * antecipado) as antecipado,
        coalesce(sum(sinal * (bruto - bolsa - desconto)) filter (where feito), 0) as feito, coalesce(sum(bruto - bolsa - desconto) filter (where not feito and sinal > 0), 0) as a_fazer,
        coalesce(sum(bruto - bolsa - desconto) filter (where not feito and sinal < 0), 0) as a_desfazer
      from linhas group by 1, 2)
    select ${mesAntes(periodo)} as antes, ${valoresDe(false)} as reconhecer, ${valoresDe(true)} as estornar,
      (select coalesce(json_agg(json_build_object('cursoNome', c.nome, 'turmaNome', t.nome, 'turmaAno', t.ano, 'titulos', x.titulos, 'brutoCentavos', x.bruto, 'bolsaCentavos', x.bolsa, 'descontoCentavos', x.desconto,
          'antecipadoCentavos', x.antecipado, 'reconhecidoCentavos', x.feito, 'reconhecerCentavos', x.a_fazer, 'estornarCentavos', x.a_desfazer)
          order by c.segmentacao_ordem, c.ordem, c.nome, t.nome, t.ano), '[]')
        from por_turma x left join v_curso c on c.id = x.curso_id left join v_turma t on t.id = x.turma_id) as turmas`.execute(db);
  return rows[0] as Previa;
}

/** Of how many titles recognizing a month would write something. */
export async function contarPorFaturar(db: Db | Tx, periodo: Periodo): Promise<number> {
  const { rows } = await sql<{ n: number }>`with ${mudancasAte(periodo)} select count(distinct titulo_id)::int as n from mudancas`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
