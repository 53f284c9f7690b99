import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/** The contracts of the students who sit in a class now, but for those that ended. */
export async function contratosDaTurma(db: Db | Tx, turmaId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select c.id from contratos c join v_matricula_resumo m on m.id = c.matricula_id
    where m.turma_id = ${turmaId} and c.situacao not in ('cancelado', 'encerrado') order by m.aluno_nome, c.id`.execute(db);
  return rows.map((r) => r.id);
}
