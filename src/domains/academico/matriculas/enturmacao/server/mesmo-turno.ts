import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';

/** A student who is to sit in a class; `exceto` are the enrollments that this one is, or goes on from. */
type Lugar = { alunoId: number; turmaId: number; exceto: readonly number[] };
export type OutraNoTurno = { codigo: string; turmaNome: string; cursoId: number };

/**
 * For each place, in the order given, the enrollment of the same year in whose class the student already sits at those hours; as an
 * expression, to be read with what else a check needs. Whoever seats the same students is waited for, in the order of their ids: take
 * it after the classes are locked. The database does it again at commit (`verificar_mesmo_turno`), for whatever path seats a student.
 */
export function noMesmoTurno(lugares: readonly Lugar[]): RawBuilder<unknown> {
  const linhas = lugares.map((lugar, i) => ({ i, ...lugar }));
  return sql`(select coalesce(json_agg(json_build_object('i', e.i, 'codigo', o.codigo, 'turmaNome', o.turma_nome, 'cursoId', o.curso_id)), '[]')
    from (select * from json_to_recordset(${JSON.stringify(linhas)}::json) as x(i int, "alunoId" bigint, "turmaId" bigint, exceto bigint[]) where i is not null order by "alunoId", i) e
    cross join lateral outra_no_turno_travando(e."alunoId", (select t.ano_letivo_id from v_turma_resumo t where t.id = e."turmaId"),
      (select t.turno from v_turma_resumo t where t.id = e."turmaId"), e.exceto) o)`;
}

/** Nobody is in two classes at the same hours. @throws MATRICULA_MESMO_TURNO */
export async function conferirMesmoTurno(
  tx: Tx,
  matricula: { id: number; alunoId: number; alunoNome: string },
  turma: { id: number; nome: string },
  maisExceto: readonly number[] = [],
): Promise<void> {
  const lugar = { alunoId: matricula.alunoId, turmaId: turma.id, exceto: [matricula.id, ...maisExceto] };
  const { rows } = await sql<{ outras: OutraNoTurno[] }>`select ${noMesmoTurno([lugar])} as outras`.execute(tx);
  const outra = rows[0]?.outras[0];
  if (outra)
    throw erros.MATRICULA_MESMO_TURNO(
      { aluno: matricula.alunoNome, codigo: outra.codigo, turma: outra.turmaNome, nova: turma.nome },
      { campos: ['turmaId'] },
    );
}

/** Puts in line whoever seats the students of these enrollments; take it before what is read of them. */
export async function travarLugares(tx: Tx, matriculaIds: readonly number[]): Promise<void> {
  await sql`select travar_lugares_do_aluno(a.id) from (
    select distinct aluno_id as id from matriculas where id = any(${[...matriculaIds]}::bigint[]) order by 1) a`.execute(tx);
}
