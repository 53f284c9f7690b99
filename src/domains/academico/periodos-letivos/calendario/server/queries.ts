import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { feriadosEntre } from '#domains/academico/periodos-letivos/server/feriados.ts';
import type { calendarioApi } from '../api.ts';

type Calendario = RespostaServidor<typeof calendarioApi.obterCalendario>;
type Horas = { segmentacaoId: number } & NonNullable<Calendario['segmentacoes'][number]['horas']>;

/** The days of a period with all that one counts by. @throws NAO_ENCONTRADO */
export async function obterCalendario(db: Db, id: number): Promise<Calendario> {
  const { rows } = await sql<
    Omit<Calendario, 'feriadosQueFaltam'> & { anoLetivoId: number }
  >`select p.id, p.data_inicio as "dataInicio", p.data_fim as "dataFim",
      p.ano_letivo_id as "anoLetivoId",
      coalesce((select json_agg(json_build_object('data', c.data, 'tipo', c.tipo, 'nome', c.nome, 'segueDiaSemana', c.segue_dia_semana, 'versao', c.versao) order by c.data)
        from calendario_dias c where c.periodo_letivo_id = p.id), '[]') as dias,
      coalesce((select json_agg(json_build_object('id', v.id, 'nome', v.nome, 'horas', null, 'etapas',
          coalesce((select json_agg(json_build_object('id', e.id, 'nome', e.nome, 'dataInicio', e.data_inicio, 'dataFim', e.data_fim) order by e.ordem)
            from etapas e where e.periodo_letivo_segmentacao_id = s.id), '[]')) order by v.ordem, v.nome)
        from periodos_letivos_segmentacoes s join v_segmentacao v on v.id = s.segmentacao_id where s.periodo_letivo_id = p.id), '[]') as segmentacoes
    from periodos_letivos p where p.id = ${id}`.execute(db);
  const [achado] = rows;
  if (!achado) throw errosComuns.NAO_ENCONTRADO();
  const { anoLetivoId, segmentacoes, ...calendario } = achado;
  const horas = new Map((await lerHoras(db, id, anoLetivoId)).map(({ segmentacaoId, ...h }) => [segmentacaoId, h]));
  const ditos = new Set(calendario.dias.map(({ data }) => data));
  return {
    ...calendario,
    feriadosQueFaltam: feriadosEntre(calendario).filter(({ data }) => !ditos.has(data)).length,
    segmentacoes: segmentacoes.map((s) => ({ ...s, horas: horas.get(s.id) ?? null })),
  };
}

/**
 * How many hours the class of each segmentação is taught that has the fewest: by its timetable on the school days of the etapas, else by the
 * workload of its subjects.
 */
async function lerHoras(db: Db, id: number, anoLetivoId: number): Promise<Horas[]> {
  const { rows } = await sql<Horas>`with letivos as materialized (
      select e.segmentacao_id, d::date as data, coalesce(c.segue_dia_semana, extract(isodow from d)::int) as dia_semana
      from v_etapa e cross join lateral generate_series(e.data_inicio, e.data_fim, interval '1 day') d
      left join calendario_dias c on c.periodo_letivo_id = e.periodo_letivo_id and c.data = d
      where e.periodo_letivo_id = ${id} and coalesce(c.tipo = 'letivo', extract(isodow from d) < 6)),
    semanas as (select t.id, t.segmentacao_id, h.dia_semana, h.data_inicio, h.data_fim, sum(h.minutos) as minutos
      from v_turma t join v_horario h on h.turma_id = t.id where t.ano_letivo_id = ${anoLetivoId} group by 1, 2, 3, 4, 5),
    pelo_horario as (select s.id, sum(s.minutos * (select count(*) from letivos l where l.segmentacao_id = s.segmentacao_id and l.dia_semana = s.dia_semana
        and l.data >= s.data_inicio and l.data <= coalesce(s.data_fim, 'infinity'))) / 60 as horas from semanas s group by s.id),
    por_carga as (select turma_id as id, sum(carga_horaria) as horas from v_turma_disciplina group by turma_id)
    select distinct on (t.segmentacao_id) t.segmentacao_id as "segmentacaoId", floor(coalesce(h.horas, c.horas, 0))::int as total, t.nome as turma,
      case when h.id is null then 'cargaHoraria' else 'horario' end as pelo
    from v_turma t left join pelo_horario h on h.id = t.id left join por_carga c on c.id = t.id
    where t.ano_letivo_id = ${anoLetivoId} and coalesce(h.horas, c.horas) is not null
      and t.segmentacao_id in (select segmentacao_id from periodos_letivos_segmentacoes where periodo_letivo_id = ${id})
    order by t.segmentacao_id, coalesce(h.horas, c.horas), t.nome`.execute(db);
  return rows;
}
