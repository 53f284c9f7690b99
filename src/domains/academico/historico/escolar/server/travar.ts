import { sql } from 'kysely';
import { travarMatriculas } from '#domains/academico/matriculas/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosHistoricoEscolar as erros } from '../erros.ts';

export type HistoricoTravado = { id: number; alunoId: number; observacoes: string | null; versao: number };

/**
 * The transcripts of some students, begun where nobody had, and held until the act ends: what is typed in and what is issued wait for each
 * other; so does a closing or reopening of a year of theirs, which holds their enrollments. In the order of the students. Who never sat in a class has none and is absent.
 */
export async function travarHistoricos(tx: Tx, alunoIds: readonly number[]): Promise<HistoricoTravado[]> {
  await sql`insert into historicos (aluno_id) select distinct m.aluno_id from v_matricula_estado m
    where m.aluno_id = any(${alunoIds}::bigint[]) and exists (select 1 from v_lugar_na_turma l where l.matricula_id = m.id)
    order by 1 on conflict do nothing`.execute(tx);
  const { rows } = await sql<HistoricoTravado>`select id, aluno_id as "alunoId", observacoes, versao from historicos
    where aluno_id = any(${alunoIds}::bigint[]) order by aluno_id for update`.execute(tx);
  const { rows: matriculas } = await sql<{
    id: number;
  }>`select id from v_matricula_estado where aluno_id = any(${alunoIds}::bigint[])`.execute(tx);
  await travarMatriculas(
    tx,
    matriculas.map(({ id }) => id),
  );
  return rows;
}

/** The same of one student. @throws HISTORICO_SEM_ALUNO */
export async function travarHistorico(tx: Tx, alunoId: number): Promise<HistoricoTravado> {
  const [historico] = await travarHistoricos(tx, [alunoId]);
  if (!historico) throw erros.HISTORICO_SEM_ALUNO();
  return historico;
}
