import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { fechamentoPeriodoApi } from '../api.ts';

type Periodos = RespostaServidor<typeof fechamentoPeriodoApi.obterPeriodos>;

/** The periods of a year from the outside in, each level with what is closed inside of it. */
export async function obterPeriodos(db: Db, anoLetivoId: number): Promise<Periodos> {
  const { rows } = await sql<
    Periodos['periodos'][number]
  >`with turma as materialized (select id, segmentacao_id, situacao from v_turma where ano_letivo_id = ${anoLetivoId}),
    diario as materialized (
      select e.etapa_id, e.turma_id, t.situacao = 'fechada' or e.situacao = 'fechado' as fechada, count(td.id)::int as diarios, count(x.turma_disciplina_id)::int as entregues
      from turma t join v_etapa_do_diario e on e.turma_id = t.id
        left join v_turma_disciplina td on td.turma_id = t.id and coalesce(td.data_inicio, '-infinity') <= e.data_fim and coalesce(td.data_fim, 'infinity') >= e.data_inicio
        left join v_diario_entregue x on x.turma_disciplina_id = td.id and x.etapa_id = e.etapa_id
      group by 1, 2, 3),
    etapa as materialized (
      select g.id, g.nome, g.ordem, g.data_inicio, g.data_fim, g.situacao, g.periodo_letivo_id, g.segmentacao_id, count(d.turma_id)::int as turmas,
        count(*) filter (where d.fechada)::int as fechadas, coalesce(sum(d.diarios), 0)::int as diarios, coalesce(sum(d.entregues), 0)::int as entregues,
        (select coalesce(json_agg(x.turma_id order by x.turma_id), '[]') from diario x where x.etapa_id = g.id and not x.fechada and x.entregues = x.diarios) as prontas,
        (select coalesce(json_agg(x.turma_id order by x.turma_id), '[]') from diario x where x.etapa_id = g.id and not x.fechada) as abertas
      from v_etapa g left join diario d on d.etapa_id = g.id where g.ano_letivo_id = ${anoLetivoId}
      group by g.id, g.nome, g.ordem, g.data_inicio, g.data_fim, g.situacao, g.periodo_letivo_id, g.segmentacao_id),
    segmentacao as materialized (
      select s.*, v.nome, v.ordem, (select count(*)::int from turma t where t.segmentacao_id = s.segmentacao_id) as turmas,
        (select count(*)::int from turma t where t.segmentacao_id = s.segmentacao_id and t.situacao = 'fechada') as fechadas
      from v_segmentacao_no_periodo s join v_segmentacao v on v.id = s.segmentacao_id where s.ano_letivo_id = ${anoLetivoId})
    select s.periodo_letivo_id as id, s.periodo as nome, s.data_inicio as "dataInicio", s.data_fim as "dataFim",
      json_agg(json_build_object('id', s.id, 'segmentacaoId', s.segmentacao_id, 'nome', s.nome, 'situacao', s.situacao, 'turmas', s.turmas, 'turmasFechadas', s.fechadas,
        'etapas', (select coalesce(json_agg(json_build_object('id', e.id, 'nome', e.nome, 'dataInicio', e.data_inicio, 'dataFim', e.data_fim, 'situacao', e.situacao,
          'turmas', e.turmas, 'turmasFechadas', e.fechadas, 'diarios', e.diarios, 'entregues', e.entregues, 'prontas', e.prontas, 'abertas', e.abertas) order by e.data_inicio, e.ordem), '[]')
          from etapa e where e.periodo_letivo_id = s.periodo_letivo_id and e.segmentacao_id = s.segmentacao_id)) order by s.ordem, s.nome) as segmentacoes
    from segmentacao s group by 1, 2, 3, 4 order by 3, 1`.execute(db);
  return { periodos: rows };
}
