import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { travarTurmas } from '#domains/academico/estrutura/server/door.ts';
import { decidirLugar } from '#domains/academico/matriculas/enturmacao/server/door.ts';

/**
 * The reason that the placement which an undo opens again is to keep; null when it needs none. Without a reason the database
 * decides: it gives back a place that nobody took, and refuses one of a class that filled up meanwhile.
 * @throws TURMA_SEM_VAGA; SEM_PERMISSAO for a reason given without the permission to go over the places
 */
export async function motivoDaVolta(ato: Ato, movimentoId: number, motivoExcedente: string | null): Promise<string | null> {
  const { tx } = ato;
  if (motivoExcedente === null) return null;
  const { rows } = await sql<{ turmaId: number }>`select turma_id as "turmaId" from enturmacoes
    where fechada_por = ${movimentoId} and not excedente`.execute(tx);
  const [lugar] = rows;
  const turma = lugar && (await travarTurmas(tx, [lugar.turmaId])).get(lugar.turmaId);
  return turma ? (await decidirLugar(ato, turma, motivoExcedente)).motivoExcedente : null;
}
