import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';

/** What a student was given and missed, in periods or days: of a subject, or (null) where the roll is of the day. */
export type PresencasDoAluno = { matriculaId: number; disciplinaId: number | null; dadas: number; faltas: number; justificadas: number };
type Pedido = { turmaIds: readonly number[]; controle: 'por_aula' | 'por_dia'; de?: DataCivil; ate?: DataCivil };

/**
 * What the students of classes were given and missed, by subject: all who sat in them, with what they were given in other classes too, for a move
 * loses nothing; the day of a move, which both classes call, is one day. Nothing is kept: it is counted from the rolls, those of one list together. Who was never called is absent from the answer.
 */
export async function presencasDasTurmas(db: Db | Tx, { turmaIds, controle, de, ate }: Pedido): Promise<PresencasDoAluno[]> {
  const porDia = controle === 'por_dia';
  const noTempo = sql`data_chamada between coalesce(${de ?? null}::date, '-infinity') and coalesce(${ate ?? null}::date, 'infinity')`;
  const { rows } =
    await sql<PresencasDoAluno>`with aluno as materialized (select distinct matricula_id from v_lugar_na_turma where turma_id = any(${[...turmaIds]}::bigint[])),
    grupo as (
      select td.disciplina_id, c.alunos, sum(c.quantidade)::int as dadas
      from chamadas c left join aulas a on a.id = c.aula_id left join v_turma_disciplina td on td.id = a.turma_disciplina_id
      where c.turma_id in (select l.turma_id from v_lugar_na_turma l where l.matricula_id in (select matricula_id from aluno))
        and (c.aula_id is null) = ${porDia} and c.${noTempo}
      group by td.disciplina_id, c.alunos),
    dada as (
      select x.matricula_id, g.disciplina_id, sum(g.dadas)::int as dadas from grupo g cross join unnest(g.alunos) x(matricula_id)
      where x.matricula_id in (select matricula_id from aluno) group by x.matricula_id, g.disciplina_id),
    repetida as materialized (select r.matricula_id, r.chamada_id, r.quantidade from v_chamada_repetida r
      where ${porDia} and r.matricula_id = any(array(select matricula_id from aluno)) and r.${noTempo}),
    falta as (
      select f.matricula_id, td.disciplina_id, sum(f.faltas) filter (where not f.justificada)::int as faltas, sum(f.faltas) filter (where f.justificada)::int as justificadas
      from v_falta f left join aulas a on a.id = f.aula_id left join v_turma_disciplina td on td.id = a.turma_disciplina_id
      where f.matricula_id in (select matricula_id from aluno) and (f.aula_id is null) = ${porDia} and f.${noTempo}
        and not exists (select 1 from repetida r where r.matricula_id = f.matricula_id and r.chamada_id = f.chamada_id)
      group by f.matricula_id, td.disciplina_id)
    select d.matricula_id as "matriculaId", d.disciplina_id as "disciplinaId", d.dadas - coalesce(r.dadas, 0) as dadas, coalesce(f.faltas, 0) as faltas, coalesce(f.justificadas, 0) as justificadas
    from dada d left join falta f on f.matricula_id = d.matricula_id and f.disciplina_id is not distinct from d.disciplina_id
      left join (select matricula_id, sum(quantidade)::int as dadas from repetida group by 1) r on r.matricula_id = d.matricula_id
    order by d.matricula_id, d.disciplina_id`.execute(db);
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
