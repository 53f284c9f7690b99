import { sql } from 'kysely';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { errosComuns } from '#shared/erros.ts';

/** Refuses contracts outside of what the person may see as if they did not exist. @throws NAO_ENCONTRADO */
export async function conferirVisivel(db: Db | Tx, quem: Quem, contratoIds: readonly number[]): Promise<void> {
  const escopo = escopoDeAlunos(quem, sql.ref('m.turma_id'));
  if (escopo === null) return;
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from contratos c join v_matricula_resumo m on m.id = c.matricula_id
    where c.id = any(${[...contratoIds]}::bigint[]) and ${escopo}`.execute(db);
  if ((rows[0]?.n ?? 0) < new Set(contratoIds).size) throw errosComuns.NAO_ENCONTRADO();
}

/** The same for an enrollment that a contract is asked for. @throws NAO_ENCONTRADO */
export async function conferirMatriculaVisivel(db: Db | Tx, quem: Quem, matriculaId: number): Promise<void> {
  const escopo = escopoDeAlunos(quem, sql.ref('m.turma_id'));
  if (escopo === null) return;
  const { rows } = await sql`select 1 from v_matricula_resumo m where m.id = ${matriculaId} and ${escopo}`.execute(db);
  if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
}

/** The same for addenda, by their contracts. @throws NAO_ENCONTRADO */
export async function conferirAditivoVisivel(db: Db | Tx, quem: Quem, aditivoId: number): Promise<void> {
  if (escopoDeAlunos(quem) === null) return;
  const { rows } = await sql<{ id: number }>`select contrato_id as id from aditivos where id = ${aditivoId}`.execute(db);
  await conferirVisivel(db, quem, rows[0] ? [rows[0].id] : [0]);
}
