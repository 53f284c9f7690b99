import { type RawBuilder, sql } from 'kysely';
import type { Quem } from '#platform/server/http/quem.ts';

export type Leitor = Pick<Quem, 'restritoPainelProfessor' | 'admin' | 'pessoaId'>;

/**
 * Which classes a person may see, as a condition on the class id given; null when all. What the classes of a restricted teacher are is
 * decided by the view, on which the scope of people stands too.
 */
export function escopoDeTurmas(quem: Leitor, turmaId: RawBuilder<unknown> = sql.ref('t.id')): RawBuilder<unknown> | null {
  if (!quem.restritoPainelProfessor || quem.admin) return null;
  return sql`exists (select 1 from v_turma_do_docente dt where dt.turma_id = ${turmaId} and dt.docente_pessoa_id = ${quem.pessoaId}::bigint)`;
}
