import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosTitulos } from '../erros.ts';

/** A receipt belongs to one payer. Throws TITULOS_DE_PAGADORES_DIFERENTES, which names two of them. */
export async function conferirUmPagador(tx: Tx, titulos: readonly { id: number; pagadorId: number }[]): Promise<void> {
  const [primeiro] = titulos;
  const outro = titulos.find((t) => t.pagadorId !== primeiro?.pagadorId);
  if (!primeiro || !outro) return;
  const { rows } = await sql<{
    id: number;
    nome: string;
  }>`select id, pagador_nome as nome from v_titulo_receber where id in (${primeiro.id}, ${outro.id})`.execute(tx);
  const nome = (id: number): string => rows.find((r) => r.id === id)?.nome ?? '';
  throw errosTitulos.TITULOS_DE_PAGADORES_DIFERENTES({ primeiro: nome(primeiro.id), segundo: nome(outro.id) });
}
