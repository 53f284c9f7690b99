import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';

/** What a student was given and missed, in periods or days: of a subject, or (null) where the roll is of the day. */
export type PresencasDoAluno = { matriculaId: number; disciplinaId: number | null; dadas: number; faltas: number; justificadas: number };
type Pedido = { turmaIds: readonly number[]; controle: 'por_aula' | 'por_dia'; de?: DataCivil; ate?: DataCivil };

/**
 * What the students of classes were given and missed, by subject: all who sat in them, with what they were given in other classes too, for a move
 * loses nothing; the day of a move, which both classes call, is one day. Of the year, what they were given at the school where they began it is
 * part; between two days it is not, for nobody knows on which days it was. Nothing is kept: it is counted from the rolls, those of one list together.
 * Who was never called is absent from the answer.
 */
export async function presencasDasTurmas(db: Db | Tx, { turmaIds, controle, de, ate }: Pedido): Promise<PresencasDoAluno[]> {
  const porDia = controle === 'por_dia';
  // Bounds that are always values: the database reckons with how much of the year lies between them.
  const noTempo = sql`data_chamada between ${de ?? '-infinity'}::date and ${ate ?? 'infinity'}::date`;
  const doAno = de === undefined && ate === undefined;
  const { rows } =
    await sql<PresencasDoAluno>`with aluno as materialized (select distinct matricula_id from v_lugar_na_turma where turma_id = any(${[...turmaIds]}::bigint[])),
    grupo as (
      select td.disciplina_id, c.alunos, sum(c.quantidade)::int as dadas
      from chamadas c left join aulas a on a.id = c.aula_id left join v_turma_disciplina td on td.id = a.turma_disciplina_id
      where c.turma_id in (select l.turma_id from v_lugar_na_turma l where l.matricula_id in (select matricula_id from aluno))
        and (c.aula_id is null) = ${porDia} and c.${noTempo}
      group by td.disciplina_id, c.alunos),
    repetida as materialized (select r.matricula_id, r.chamada_id, r.quantidade from v_chamada_repetida r
      where ${porDia} and r.matricula_id = any(array(select matricula_id from aluno)) and r.${noTempo}),
    marca as (
      select x.matricula_id, g.disciplina_id, g.dadas, 0 as faltas, 0 as justificadas from grupo g cross join unnest(g.alunos) x(matricula_id)
      where x.matricula_id in (select matricula_id from aluno)
      union all
      select r.matricula_id, null, -r.quantidade, 0, 0 from repetida r
      union all
      select f.matricula_id, td.disciplina_id, 0, case when f.justificada then 0 else f.faltas end, case when f.justificada then f.faltas else 0 end
      from v_falta f left join aulas a on a.id = f.aula_id left join v_turma_disciplina td on td.id = a.turma_disciplina_id
      where f.matricula_id in (select matricula_id from aluno) and (f.aula_id is null) = ${porDia} and f.${noTempo}
        and not exists (select 1 from repetida r where r.matricula_id = f.matricula_id and r.chamada_id = f.chamada_id)
      union all
      select o.matricula_id, o.disciplina_id, o.dadas, o.faltas, 0 from origens_frequencias o
      where ${doAno} and o.matricula_id = any(array(select matricula_id from aluno)) and (o.disciplina_id is null) = ${porDia})
    select matricula_id as "matriculaId", disciplina_id as "disciplinaId", sum(dadas)::int as dadas, sum(faltas)::int as faltas, sum(justificadas)::int as justificadas
    from marca group by matricula_id, disciplina_id having sum(dadas) > 0 order by matricula_id, disciplina_id`.execute(db);
  return rows;
}

/** All subjects of each student together. */
export function somarPresencas(
  presencas: readonly PresencasDoAluno[],
): Map<number, Omit<PresencasDoAluno, 'matriculaId' | 'disciplinaId'>> {
  const somas = new Map<number, { dadas: number; faltas: number; justificadas: number }>();
  for (const { matriculaId, dadas, faltas, justificadas } of presencas) {
    const ate = somas.get(matriculaId) ?? { dadas: 0, faltas: 0, justificadas: 0 };
    somas.set(matriculaId, { dadas: ate.dadas + dadas, faltas: ate.faltas + faltas, justificadas: ate.justificadas + justificadas });
  }
  return somas;
}

/** How much classes gave in the year, as their rolls say, in periods or days: by class, and of each by subject (null: the roll is of the day). */
export async function dadasNasTurmas(
  db: Db | Tx,
  { turmaIds, controle }: Pick<Pedido, 'turmaIds' | 'controle'>,
): Promise<Map<number, Map<number | null, number>>> {
  const { rows } = await sql<{ turmaId: number; disciplinaId: number | null; n: number }>`
    select c.turma_id as "turmaId", td.disciplina_id as "disciplinaId", sum(c.quantidade)::int as n
    from chamadas c left join aulas a on a.id = c.aula_id left join v_turma_disciplina td on td.id = a.turma_disciplina_id
    where c.turma_id = any(${[...turmaIds]}::bigint[]) and (c.aula_id is null) = ${controle === 'por_dia'} group by 1, 2`.execute(db);
  const turmas = Map.groupBy(rows, ({ turmaId }) => turmaId);
  return new Map([...turmas].map(([id, dela]) => [id, new Map(dela.map(({ disciplinaId, n }) => [disciplinaId, n]))]));
}
