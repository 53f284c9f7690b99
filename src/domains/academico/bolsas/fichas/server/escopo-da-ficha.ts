import { type RawBuilder, sql } from 'kysely';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Quem } from '#platform/server/http/quem.ts';

/** Which forms a person may see: those of guardians of students whom he sees. `f` is the form. */
export function escopoDaFicha(quem: Quem): RawBuilder<unknown> {
  const alunos = escopoDeAlunos(quem, sql.ref('m.turma_id'));
  return alunos === null
    ? sql`true`
    : sql`exists (select from v_matricula_responsavel r join v_matricula_resumo m on m.id = r.matricula_id where r.pessoa_id = f.responsavel_id and ${alunos})`;
}
