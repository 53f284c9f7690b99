import { sql } from 'kysely';
import { dadasNasTurmas } from '#domains/academico/diario/chamadas/server/door.ts';
import { type Db, lerJuntas, type Tx } from '#platform/server/database/kysely.ts';

type Previsto = { ano: number | null; porDisciplina: ReadonlyMap<number, number> };
/** How long the year of a class is meant to be, and what of that it has yet to give: never below zero, for a year that gave more is as long as that. */
export type PlanoDoAno = Previsto & { aDar: ADar };
/** In the unit of the rolls; of the year and of its subjects, null where nobody said how long they are. */
export type ADar = { ano: number | null; disciplinas: Readonly<Record<number, number>> };
const semPrevisto: Previsto = { ano: null, porDisciplina: new Map() };
export const semPlano: PlanoDoAno = { ...semPrevisto, aDar: { ano: null, disciplinas: {} } };

/** The plans of the years of classes, with what is left of them. What a class gives and nobody calls is still to be given. */
export async function lerPlanos(
  db: Db | Tx,
  turmaIds: readonly number[],
  controle: 'por_aula' | 'por_dia',
): Promise<Map<number, PlanoDoAno>> {
  const [previstos, dadas] = await lerJuntas(
    db,
    () => lerPrevistos(db, turmaIds, controle),
    () => dadasNasTurmas(db, { turmaIds, controle }),
  );
  const resta = (previsto: number, dado: number): number => Math.max(previsto - dado, 0);
  return new Map(
    [...previstos].map(([id, { ano, porDisciplina }]) => {
      const dela = dadas.get(id) ?? new Map<number | null, number>();
      const daTurma = [...dela.values()].reduce((soma, n) => soma + n, 0);
      const disciplinas = Object.fromEntries([...porDisciplina].map(([d, horas]) => [d, resta(horas, dela.get(d) ?? 0)]));
      return [id, { ano, porDisciplina, aDar: { ano: ano === null ? null : resta(ano, daTurma), disciplinas } }];
    }),
  );
}

/**
 * What the years of classes plan to give, in the unit of their rolls, in one statement. By day: the school days of their etapas in the calendar.
 * By lesson: the hours of their subjects, a period counting for one of them, as the law counts absences over the hours of the year; the course's
 * hours where no subject says its own. Null where nobody said either.
 */
async function lerPrevistos(db: Db | Tx, turmaIds: readonly number[], controle: 'por_aula' | 'por_dia'): Promise<Map<number, Previsto>> {
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
