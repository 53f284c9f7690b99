import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';

type Carta = { id: number; numero: string };

/** The living letters about the averages of an etapa, by the student's person. */
export async function lerCartasDaEtapa(db: Db, { etapaId, cursoId }: { etapaId: number; cursoId: number }): Promise<Map<number, Carta>> {
  const { rows } = await sql<Carta & { alunoId: number }>`select id, numero, aluno_id as "alunoId" from notificacoes
    where etapa_id = ${etapaId} and curso_id = ${cursoId} and cancelada_em is null`.execute(db);
  return new Map(rows.map(({ alunoId, ...carta }) => [alunoId, carta]));
}
