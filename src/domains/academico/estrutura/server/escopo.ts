import { type RawBuilder, sql } from 'kysely';
import { hojeNoBanco } from '#platform/server/clock.ts';
import type { Quem } from '#platform/server/http/quem.ts';

export type Leitor = Pick<Quem, 'restritoPainelProfessor' | 'admin' | 'pessoaId'>;

/**
 * Which classes a person may see, as a condition on the class id given; null when all. The one place that decides it: a
 * teacher restricted to the panel sees the classes of his assignments that have not ended (the day of grace is the school's
 * time zone).
 */
export function escopoDeTurmas(quem: Leitor, turmaId: RawBuilder<unknown> = sql.ref('t.id')): RawBuilder<unknown> | null {
  if (!quem.restritoPainelProfessor || quem.admin) return null;
  return sql`exists (select 1 from v_docente_turma dt where dt.turma_id = ${turmaId} and dt.pessoa_id = ${quem.pessoaId}::bigint
    and (dt.data_fim is null or dt.data_fim >= ${hojeNoBanco} - 1))`;
}
