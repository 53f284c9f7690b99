import { type RawBuilder, sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type Contagem, type Pendencias, pendenciasDe } from '../pendencias.ts';

/** A subject of a class in an etapa: by whom it is taught, who handed it in and what it lacks. */
export type EstadoDaDisciplina = Pendencias & {
  turmaId: number;
  turmaDisciplinaId: number;
  disciplina: string;
  docentes: string[];
  entrega: { por: string; em: string } | null;
  alunos: number;
  aulas: number;
  avaliacoes: number;
};
type Linha = Omit<EstadoDaDisciplina, 'bloqueios' | 'avisos'> & Contagem;

/**
 * How the subjects of classes stand in an etapa, in one statement: those that are taught in it. `disciplina` is one more condition on `td.id`.
 * Only who sits in the class when the etapa ends is missed: of who moved on or left, nothing more is asked here. Each count is made once and kept
 * (`materialized`): the database cannot know how many subjects there are, and would count again for each.
 */
export async function estadoDasDisciplinas(
  db: Db | Tx,
  {
    etapaId,
    turmaIds,
    disciplina,
    hoje,
  }: { etapaId: number; turmaIds: readonly number[]; disciplina?: RawBuilder<unknown> | null; hoje: DataCivil },
): Promise<EstadoDaDisciplina[]> {
  const { rows } = await sql<Linha>`with etapa as materialized (
      select e.turma_id, e.etapa_id, e.data_inicio, e.data_fim, k.tipo, k.controle_frequencia as controle, k.recuperacao_por_etapa as recuperacao,
        k.alcance_da_recuperacao as alcance from v_etapa_da_turma e join v_criterio_da_turma k on k.turma_id = e.turma_id
      where e.etapa_id = ${etapaId} and e.turma_id = any(${[...turmaIds]}::bigint[])),
    alvo as materialized (
      select td.id, td.turma_id, td.disciplina_id, td.disciplina_nome, td.ordem, e.data_inicio, e.data_fim, e.tipo, e.controle, e.recuperacao, e.alcance from etapa e join v_turma_disciplina td on td.turma_id = e.turma_id
      where coalesce(td.data_inicio, '-infinity') <= e.data_fim and coalesce(td.data_fim, 'infinity') >= e.data_inicio and ${disciplina ?? sql`true`}),
    aluno as materialized (
      select l.turma_id, l.matricula_id, min(l.data_inicio) as desde from etapa e join v_lugar_na_turma l on l.turma_id = e.turma_id
        and l.data_inicio <= e.data_fim and coalesce(l.data_fim, 'infinity') >= e.data_fim group by 1, 2),
    aula as materialized (
      select a.turma_disciplina_id as id, count(*)::int as aulas, count(*) filter (where x.controle = 'por_aula'
        and not exists (select 1 from chamadas c where c.aula_id = a.id)
        and exists (select 1 from v_lugar_na_turma l where l.turma_id = x.turma_id and a.data_aula between l.data_inicio and coalesce(l.data_fim, 'infinity')))::int as sem_chamada
      from alvo x join aulas a on a.turma_disciplina_id = x.id and a.data_aula between x.data_inicio and x.data_fim group by 1),
    fora as materialized (
      select x.id, count(distinct l.matricula_id)::int as n from alvo x join aulas a on a.turma_disciplina_id = x.id and a.data_aula between x.data_inicio and x.data_fim
        join chamadas c on c.aula_id = a.id join v_lugar_na_turma l on l.turma_id = x.turma_id and a.data_aula between l.data_inicio and coalesce(l.data_fim, 'infinity')
        join aluno s on s.turma_id = x.turma_id and s.matricula_id = l.matricula_id where x.controle = 'por_aula' and not (l.matricula_id = any(c.alunos)) group by 1),
    prevista as materialized (
      select p.turma_disciplina_id as id, count(*)::int as n from aulas_previstas((select array_agg(id) from alvo), (select min(data_inicio) from etapa),
        (select least(max(data_fim), ${hoje}::date) from etapa)) p where p.etapa_id = ${etapaId} group by 1),
    nota as materialized (
      select a.turma_disciplina_id as id, a.id as avaliacao_id, s.matricula_id, coalesce(num_nonnulls(n.valor, n.conceito, n.estado), 0) > 0 as dada,
        n.estado = 'ausente' and exists (select 1 from v_segunda_chamada_em_aberto s where s.avaliacao_id = a.id and s.matricula_id = n.matricula_id) as espera
      from alvo x join avaliacoes a on a.turma_disciplina_id = x.id and a.etapa_id = ${etapaId} and a.papel = 'avaliacao'
        join v_lugar_na_turma l on l.turma_id = x.turma_id and a.data_avaliacao between l.data_inicio and coalesce(l.data_fim, 'infinity')
        join aluno s on s.turma_id = x.turma_id and s.matricula_id = l.matricula_id
        left join notas n on n.avaliacao_id = a.id and n.matricula_id = s.matricula_id),
    falta as materialized (select id, count(distinct (avaliacao_id, matricula_id)) filter (where not dada)::int as n, count(distinct (avaliacao_id, matricula_id)) filter (where espera)::int as segundas from nota group by 1),
    -- Who moved in the middle of an etapa brings along what was given of the same subject in the class of before.
    movido as materialized (select s.turma_id, s.matricula_id from aluno s join etapa e on e.turma_id = s.turma_id where exists (select 1 from v_lugar_na_turma l
      where l.matricula_id = s.matricula_id and l.turma_id <> s.turma_id and l.data_inicio <= e.data_fim and coalesce(l.data_fim, 'infinity') >= e.data_inicio)),
    -- What makes an average: a mark, be it of a second call or of a recovery that stands by itself, and the absence of who was to be there and
    -- was not excused of the second call.
    julga as materialized (
      select x.id, s.matricula_id, x.recuperacao, x.alcance, a.id as avaliacao_id, a.papel, a.substitui_id from alvo x join aluno s on s.turma_id = x.turma_id
        join avaliacoes a on a.turma_disciplina_id = x.id and a.etapa_id = ${etapaId}
      union all select x.id, m.matricula_id, x.recuperacao, x.alcance, a.id, a.papel, a.substitui_id from movido m join alvo x on x.turma_id = m.turma_id
        join v_turma_disciplina o on o.disciplina_id = x.disciplina_id and o.id <> x.id join avaliacoes a on a.turma_disciplina_id = o.id and a.etapa_id = ${etapaId}),
    com_media as materialized (select id, count(distinct matricula_id)::int as n from (
      select j.id, j.matricula_id from julga j join notas n on n.avaliacao_id = j.avaliacao_id and n.matricula_id = j.matricula_id
      where case when j.papel <> 'recuperacao' then num_nonnulls(n.valor, n.conceito) > 0 or j.papel = 'avaliacao' and n.estado = 'ausente' and not exists (select 1 from avaliacoes s
          join notas x on x.avaliacao_id = s.id and x.matricula_id = n.matricula_id and x.estado = 'dispensado' where s.substitui_id = n.avaliacao_id and s.papel = 'segunda_chamada')
        else num_nonnulls(n.valor, n.conceito) > 0 and j.recuperacao <> 'nenhuma' and (j.substitui_id is not null or j.alcance = 'etapa') end
      union all select x.id, s.matricula_id from alvo x join aluno s on s.turma_id = x.turma_id
        join v_nota_de_origem o on o.matricula_id = s.matricula_id and o.disciplina_id = x.disciplina_id and o.etapa_id = ${etapaId}) z group by 1),
    sentado as materialized (select turma_id, count(*)::int as alunos from aluno group by 1)
    select x.turma_id as "turmaId", x.id as "turmaDisciplinaId", x.disciplina_nome as disciplina, x.tipo,
      coalesce((select json_agg(distinct p.nome_completo) from v_docente_turma d join v_pessoa_resumo p on p.id = d.pessoa_id where d.turma_disciplina_id = x.id
        and d.data_inicio <= x.data_fim and coalesce(d.data_fim, 'infinity') >= x.data_inicio), '[]') as docentes,
      (select json_build_object('por', g.usuario_nome, 'em', g.created_at) from entregas g where g.turma_disciplina_id = x.id and g.etapa_id = ${etapaId}) as entrega,
      coalesce(s.alunos, 0) as alunos, coalesce(u.aulas, 0) as aulas, coalesce(u.sem_chamada, 0) as "aulasSemChamada", coalesce(p.n, 0) as "aulasPrevistas", coalesce(fc.n, 0) as "alunosForaDaChamada",
      (select count(*)::int from avaliacoes a where a.turma_disciplina_id = x.id and a.etapa_id = ${etapaId} and a.papel = 'avaliacao') as avaliacoes,
      coalesce(f.n, 0) as "notasFaltando", coalesce(f.segundas, 0) as "segundasChamadasFaltando", coalesce(s.alunos, 0) - coalesce(cm.n, 0) as "alunosSemMedia",
      case when x.tipo <> 'parecer' then 0 else (select count(*)::int from aluno w where w.turma_id = x.turma_id and not exists (select 1 from pareceres r
        where r.matricula_id = w.matricula_id and r.etapa_id = ${etapaId} and r.turma_disciplina_id = x.id and r.texto <> '')) end as "pareceresFaltando"
    from alvo x left join sentado s on s.turma_id = x.turma_id
      left join aula u on u.id = x.id left join prevista p on p.id = x.id left join falta f on f.id = x.id left join fora fc on fc.id = x.id left join com_media cm on cm.id = x.id
    order by x.turma_id, x.ordem, x.disciplina_nome, x.id`.execute(db);
  return rows.map(({ turmaId, turmaDisciplinaId, disciplina: nome, docentes, entrega, alunos, aulas, avaliacoes, ...contagem }) => ({
    turmaId,
    turmaDisciplinaId,
    disciplina: nome,
    docentes,
    entrega,
    alunos,
    aulas,
    avaliacoes,
    ...pendenciasDe({ alunos, aulas, avaliacoes, ...contagem }),
  }));
}
