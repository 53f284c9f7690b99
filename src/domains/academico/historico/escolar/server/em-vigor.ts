import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { EmVigor } from '../contradicao.ts';

/** The transcripts of some students that were issued and not cancelled, the oldest first. */
export async function lerEmVigor(db: Db | Tx, alunoIds: readonly number[]): Promise<Map<number, EmVigor[]>> {
  const { rows } = await sql<EmVigor & { alunoId: number }>`select aluno_id as "alunoId", numero, tipo, conteudo -> 'corpo' as corpo
    from historicos_emitidos e where aluno_id = any(${alunoIds}::bigint[])
      and not exists (select 1 from historicos_cancelamentos c where c.emitido_id = e.id) order by e.id`.execute(db);
  return Map.groupBy(rows, ({ alunoId }) => alunoId);
}
