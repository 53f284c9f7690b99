import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type AnoESegmentacao, chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import { errosEnsino } from '../erros.ts';

/** A year that was closed keeps what was taught in its classes, by whom and until when; it does not close meanwhile. @throws TURMA_DE_ANO_FECHADO */
export async function conferirAnoAberto(tx: Tx, turmas: readonly (AnoESegmentacao & { turma: string })[]): Promise<void> {
  const periodos = await travarPeriodos(
    tx,
    turmas.map(({ anoLetivoId, segmentacaoId }) => ({ anoLetivoId, segmentacaoId })),
  );
  for (const alvo of turmas) {
    const periodo = periodos.get(chaveDoPeriodo(alvo));
    if (periodo?.situacao === 'fechado') throw errosEnsino.TURMA_DE_ANO_FECHADO({ periodo: periodo.nome, turma: alvo.turma });
  }
}

/** The same for one class that stands. @throws TURMA_DE_ANO_FECHADO */
export async function conferirTurmaDeAnoAberto(tx: Tx, turma: { cursoId: number; anoLetivoId: number; nome: string }): Promise<void> {
  const { rows } = await sql<{
    segmentacaoId: number;
  }>`select segmentacao_id as "segmentacaoId" from cursos where id = ${turma.cursoId}`.execute(tx);
  await conferirAnoAberto(
    tx,
    rows.map((curso) => ({ ...curso, anoLetivoId: turma.anoLetivoId, turma: turma.nome })),
  );
}
