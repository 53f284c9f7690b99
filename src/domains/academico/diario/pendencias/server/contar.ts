import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { TipoCriterio } from '#domains/academico/estrutura/criterio/criterio.ts';

export type PendenciasDaDisciplina = {
  turmaDisciplinaId: number;
  turmaId: number;
  turma: string;
  disciplina: string;
  tipo: TipoCriterio;
  /** The one that stands now, else the last one that began. */
  etapaId: number | null;
  etapa: string | null;
  semChamada: number;
  /** The oldest of those days. */
  desde: DataCivil | null;
  previstas: number;
  semNota: number;
  pareceres: number;
  entregas: { etapaId: number; nome: string; fim: DataCivil }[];
};

/** So many days before an etapa ends, its opinions are written. */
const PARECER_DIAS = 14;
/** And its diaries handed in. */
const ENTREGA_DIAS = 7;

/** What subjects of open classes still want, one row each, in one statement; today is not late yet. */
export async function contarPendencias(
  db: Db,
  { disciplinas, hoje }: { disciplinas: readonly number[]; hoje: DataCivil },
): Promise<PendenciasDaDisciplina[]> {
  const ids = sql`${[...disciplinas]}::bigint[]`;
  const { rows } = await sql<PendenciasDaDisciplina>`${preparada}with alvo as materialized (
      select td.id, td.turma_id, t.nome as turma, td.disciplina_nome, td.ordem, k.tipo, k.controle_frequencia, t.curso_ordem
      from v_turma_disciplina td join v_turma t on t.id = td.turma_id join v_criterio_da_turma k on k.turma_id = t.id
      where td.id = any(${ids}) and t.situacao = 'aberta'),
    abertas as materialized (
      select a.id, a.turma_id, a.tipo, e.etapa_id, e.nome, e.data_inicio, e.data_fim from alvo a join v_etapa_do_diario e on e.turma_id = a.turma_id
      where e.situacao = 'aberto' and e.periodo_situacao = 'aberto'
        and not exists (select 1 from entregas f where f.turma_disciplina_id = a.id and f.etapa_id = e.etapa_id)),
    chamar as (
      select a.id, count(distinct u.data_aula)::int as dias, min(u.data_aula) as desde from alvo a
      join aulas u on u.turma_disciplina_id = a.id and u.data_aula < ${hoje}
      where exists (select 1 from abertas e where e.id = a.id and u.data_aula between e.data_inicio and e.data_fim)
        and not exists (select 1 from chamadas c where c.aula_id = u.id)
        and not (a.controle_frequencia = 'por_dia' and exists (select 1 from chamadas c
          where c.aula_id is null and c.turma_id = a.turma_id and c.data_chamada = u.data_aula)) group by a.id),
    dar as (
      select p.turma_disciplina_id as id, count(*)::int as aulas from aulas_previstas((select array_agg(a.id) from alvo a), '1900-01-01', ${hoje}::date - 1) p
      join abertas e on e.id = p.turma_disciplina_id and e.etapa_id = p.etapa_id group by 1),
    marcar as (
      select e.id, count(*)::int as avaliacoes from abertas e
      join avaliacoes v on v.turma_disciplina_id = e.id and v.etapa_id = e.etapa_id and v.papel in ('avaliacao', 'segunda_chamada') and v.data_avaliacao < ${hoje}
      where exists (select 1 from v_lugar_na_turma l where l.turma_id = e.turma_id and l.data_fim is null and l.data_inicio <= v.data_avaliacao
        and case v.papel when 'avaliacao' then not exists (select 1 from notas n where n.avaliacao_id = v.id and n.matricula_id = l.matricula_id
            and num_nonnulls(n.valor, n.conceito, n.estado) > 0)
          else exists (select 1 from v_segunda_chamada_em_aberto s where s.avaliacao_id = v.substitui_id and s.matricula_id = l.matricula_id) end) group by e.id),
    escrever as (
      select e.id, count(*)::int as pareceres from abertas e
      join v_lugar_na_turma l on l.turma_id = e.turma_id and l.data_fim is null and l.data_inicio <= e.data_fim
      where e.tipo = 'parecer' and e.data_fim <= ${hoje}::date + ${PARECER_DIAS}::int and not exists (select 1 from pareceres p
        where p.matricula_id = l.matricula_id and p.etapa_id = e.etapa_id and p.turma_disciplina_id = e.id and p.texto <> '') group by e.id),
    entregar as (
      select e.id, json_agg(json_build_object('etapaId', e.etapa_id, 'nome', e.nome, 'fim', e.data_fim) order by e.data_inicio) as etapas
      from abertas e where e.data_fim <= ${hoje}::date + ${ENTREGA_DIAS}::int group by e.id)
    select a.id as "turmaDisciplinaId", a.turma_id as "turmaId", a.turma, a.disciplina_nome as disciplina, a.tipo, agora.etapa_id as "etapaId",
      agora.nome as etapa, coalesce(chamar.dias, 0) as "semChamada", chamar.desde, coalesce(dar.aulas, 0) as previstas,
      coalesce(marcar.avaliacoes, 0) as "semNota", coalesce(escrever.pareceres, 0) as pareceres, coalesce(entregar.etapas, '[]') as entregas
    from alvo a left join chamar on chamar.id = a.id left join dar on dar.id = a.id left join marcar on marcar.id = a.id
    left join escrever on escrever.id = a.id left join entregar on entregar.id = a.id
    left join lateral (select e.etapa_id, e.nome from v_etapa_da_turma e where e.turma_id = a.turma_id and e.data_inicio <= ${hoje}
      order by e.data_inicio desc limit 1) agora on true
    order by a.curso_ordem, a.turma, a.ordem, a.disciplina_nome, a.id`.execute(db);
  return rows;
}
