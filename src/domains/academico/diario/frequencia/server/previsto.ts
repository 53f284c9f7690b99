import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/** How long the year of a class is meant to be. */
export type Previsto = { ano: number | null; porDisciplina: ReadonlyMap<number, number> };
export const semPrevisto: Previsto = { ano: null, porDisciplina: new Map() };

/**
 * What the years of classes plan to give, in the unit of their rolls, in one statement. By day: the school days of their etapas in the calendar.
 * By lesson: the hours of their subjects, a period counting for one of them, as the law counts absences over the hours of the year; the course's
 * hours where no subject says its own. Null where nobody said either.
 */
export async function lerPrevistos(
  db: Db | Tx,
  turmaIds: readonly number[],
  controle: 'por_aula' | 'por_dia',
): Promise<Map<number, Previsto>> {
  const turmas = sql`${[...turmaIds]}::bigint[]`;
  if (controle === 'por_dia') {
    // The etapas of a segmentação are those of all its classes: their days are counted once.
    const { rows } = await sql<{ id: number; dias: number }>`with etapa as materialized (
        select e.turma_id, e.etapa_id, e.periodo_letivo_id, e.data_inicio, e.data_fim from v_etapa_da_turma e where e.turma_id = any(${turmas})),
      dias as materialized (
        select x.etapa_id, count(*)::int as n from (select distinct etapa_id, periodo_letivo_id, data_inicio, data_fim from etapa) x
          cross join lateral generate_series(x.data_inicio, x.data_fim, interval '1 day') d(dia)
        where is_dia_letivo(x.periodo_letivo_id, d.dia::date) group by 1)
      select e.turma_id as id, sum(d.n)::int as dias from etapa e join dias d on d.etapa_id = e.etapa_id group by 1`.execute(db);
    return new Map(rows.map(({ id, dias }) => [id, { ...semPrevisto, ano: dias || null }]));
  }
  const { rows } = await sql<{ id: number; doCurso: number | null; disciplinas: { id: number; horas: number }[] }>`
    select t.id, c.carga_horaria as "doCurso", coalesce((select json_agg(json_build_object('id', x.disciplina_id, 'horas', x.horas))
        from (select td.disciplina_id, sum(td.carga_horaria)::int as horas from v_turma_disciplina td where td.turma_id = t.id group by 1) x
        where x.horas is not null), '[]') as disciplinas
    from v_turma_resumo t join v_curso c on c.id = t.curso_id where t.id = any(${turmas})`.execute(db);
  return new Map(
    rows.map(({ id, doCurso, disciplinas }) => {
      const soma = disciplinas.reduce((total, { horas }) => total + horas, 0);
      return [id, { ano: soma || doCurso, porDisciplina: new Map(disciplinas.map((d) => [d.id, d.horas])) }];
    }),
  );
}
