import { type RawBuilder, sql } from 'kysely';
import type { Quem } from '#platform/server/http/tipos.ts';

/**
 * Which enrollments, and so which students, a person may see; the one place that decides it. A teacher restricted to the
 * panel sees the students of his own classes: none while no class is bound to teachers.
 * @param turmaId the class of the row at hand, for the condition that will bind it to the teacher
 */
export function escopoDeAlunos(
  quem: Pick<Quem, 'restritoPainelProfessor' | 'admin'>,
  _turmaId: RawBuilder<unknown> = sql.ref('e.turma_id'),
): RawBuilder<boolean> | null {
  return quem.restritoPainelProfessor && !quem.admin ? sql<boolean>`false` : null;
}
