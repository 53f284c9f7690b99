import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/** How long the year of a class is meant to be. */
export type Previsto = { ano: number | null; porDisciplina: ReadonlyMap<number, number> };

/**
 * What the year of a class plans to give, in the unit of its rolls. By day: the school days of its etapas in the calendar. By lesson: the
 * hours of its subjects, a period counting for one of them, as the law counts absences over the hours of the year; the course's hours where no
 * subject says its own. Null where nobody said either.
 */
export async function lerPrevisto(db: Db | Tx, turmaId: number, controle: 'por_aula' | 'por_dia'): Promise<Previsto> {
  if (controle === 'por_dia') {
    const { rows } = await sql<{ dias: number }>`select count(*)::int as dias from (
        select distinct d.dia::date as dia, e.periodo_letivo_id from v_etapa_da_turma e
          cross join lateral generate_series(e.data_inicio, e.data_fim, interval '1 day') d(dia) where e.turma_id = ${turmaId}) x
      where is_dia_letivo(x.periodo_letivo_id, x.dia)`.execute(db);
    return { ano: rows[0]?.dias || null, porDisciplina: new Map() };
  }
  const { rows } = await sql<{ disciplinaId: number | null; horas: number | null }>`
    select td.disciplina_id as "disciplinaId", sum(td.carga_horaria)::int as horas from v_turma_disciplina td where td.turma_id = ${turmaId} group by td.disciplina_id
    union all select null, c.carga_horaria from v_turma t join v_curso c on c.id = t.curso_id where t.id = ${turmaId}`.execute(db);
  const porDisciplina = new Map(
    rows.flatMap(({ disciplinaId, horas }) => (disciplinaId === null || horas === null ? [] : [[disciplinaId, horas]])),
  );
  const soma = [...porDisciplina.values()].reduce((total, horas) => total + horas, 0);
  return { ano: soma || (rows.find(({ disciplinaId }) => disciplinaId === null)?.horas ?? null), porDisciplina };
}
