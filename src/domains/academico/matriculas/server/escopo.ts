import { type RawBuilder, sql } from 'kysely';
import type { Quem } from '#platform/server/http/quem.ts';
import { escopoDeTurmas } from '#domains/academico/estrutura/server/door.ts';

/**
 * Which enrollments, and so which students, a person may see; the one place that decides it. A teacher restricted to the
 * panel sees those who sit in the classes that he teaches (`docentes do período`): nobody while he teaches none.
 * @param turmaId the class where the row at hand sits now
 */
export function escopoDeAlunos(
  quem: Pick<Quem, 'restritoPainelProfessor' | 'admin' | 'pessoaId'>,
  turmaId: RawBuilder<unknown> = sql.ref('e.turma_id'),
): RawBuilder<unknown> | null {
  return escopoDeTurmas(quem, turmaId);
}
