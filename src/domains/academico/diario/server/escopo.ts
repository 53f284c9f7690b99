import { type RawBuilder, sql } from 'kysely';
import { escopoDeTurmas, type Leitor } from '#domains/academico/estrutura/server/door.ts';

/**
 * What a person may see and write of the class diary, as a condition on the subject of a class; null when all. A restricted teacher has the
 * subjects of assignments of his own that have not ended, and no other of the same class. `quem` null is a process of the system.
 */
export function escopoDoDiario(quem: Leitor | null, turmaDisciplinaId: RawBuilder<unknown> = sql.ref('td.id')): RawBuilder<unknown> | null {
  if (!quem?.restritoPainelProfessor || quem.admin) return null;
  return sql`exists (select 1 from v_disciplina_do_docente dd where dd.turma_disciplina_id = ${turmaDisciplinaId} and dd.docente_pessoa_id = ${quem.pessoaId}::bigint)`;
}

/** The same of a whole class, for what belongs to no subject: a roll of the day, a remark of a report card. */
export const escopoDaTurma = (quem: Leitor | null, turmaId: RawBuilder<unknown> = sql.ref('t.id')): RawBuilder<unknown> | null =>
  quem && escopoDeTurmas(quem, turmaId);
