import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosHistoricoEscolar as erros } from '#domains/academico/historico/escolar/erros.ts';

/** An issued transcript that stands, held until the act ends: a copy and a cancellation wait for each other. @throws NAO_ENCONTRADO, HISTORICO_JA_CANCELADO */
export async function travarEmitido(tx: Tx, id: number): Promise<{ numero: string; alunoId: number }> {
  const { rows } = await sql<{
    numero: string;
    alunoId: number;
  }>`select numero, aluno_id as "alunoId" from historicos_emitidos where id = ${id} for update`.execute(tx);
  const [emitido] = rows;
  if (!emitido) throw errosComuns.NAO_ENCONTRADO();
  // Asked after the wait: who held the row may have cancelled it.
  const { rows: cancelados } = await sql<{
    id: number;
  }>`select emitido_id as id from historicos_cancelamentos where emitido_id = ${id}`.execute(tx);
  if (cancelados.length > 0) throw erros.HISTORICO_JA_CANCELADO({ numero: emitido.numero });
  return emitido;
}
