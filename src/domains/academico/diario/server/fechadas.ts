import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/** By whom, and when at the school, something was closed or handed in. */
export type Marco = { por: string; em: string };
type Linha = Marco & { disciplina: boolean; id: number; etapaId: number };
type Turma = { turmaId: number; turmaDisciplinaId?: number };
type Busca = (id: number, etapaId: number) => Marco | null;

/** What of classes was closed, and what of subjects was handed in, in one statement. Ask it once the classes are held: nothing closes after that. */
export async function lerFechadas(db: Db | Tx, turmas: readonly Turma[]): Promise<{ daTurma: Busca; daDisciplina: Busca }> {
  const disciplinas = turmas.flatMap((t) => t.turmaDisciplinaId ?? []);
  const { rows } = await sql<Linha>`select false as disciplina, x.turma_id as id, x.etapa_id as "etapaId", x.usuario_nome as por, x.em
      from v_turma_etapa_fechada x where x.turma_id = any(${turmas.map((t) => t.turmaId)}::bigint[])
    union all select true, x.turma_disciplina_id, x.etapa_id, x.usuario_nome, x.em
      from v_diario_entregue x where x.turma_disciplina_id = any(${disciplinas}::bigint[])`.execute(db);
  return { daTurma: busca(rows.filter((r) => !r.disciplina)), daDisciplina: busca(rows.filter((r) => r.disciplina)) };
}

function busca(linhas: readonly Linha[]): Busca {
  const porChave = new Map(linhas.map(({ id, etapaId, por, em }) => [`${id}:${etapaId}`, { por, em }]));
  return (id, etapaId) => porChave.get(`${id}:${etapaId}`) ?? null;
}
