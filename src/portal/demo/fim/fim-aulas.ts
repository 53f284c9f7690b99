import { sql } from 'kysely';
import { darPrevistas } from '#domains/academico/diario/aulas/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { tarefas, temas, temasDeInfantil } from '../plano/aulas.ts';

/** Every so many lessons one is missing, as in a school that lives. */
const FALTA_UMA_EM = 23;

/** The lessons of some classes until today: what the timetable expected, with a few that nobody gave. */
export async function darAulasEm(ato: Ato, turmas: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; sigla: string | null }>`select id, disciplina_sigla as sigla from v_turma_disciplina
    where turma_id = any(${turmas}::bigint[]) order by id`.execute(ato.tx);
  const disciplinas = rows.map(({ id, sigla }) => ({ turmaDisciplinaId: id, temas: temas[sigla ?? ''] ?? temasDeInfantil }));
  await darPrevistas(ato, { disciplinas, tarefas, faltaUmaEm: FALTA_UMA_EM });
}
