import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';

type Nomeador = (db: Db, ids: readonly number[]) => Promise<{ id: number; rotulo: string }[]>;

/** How the rows of a kind of job are named: the first part of the kind is the record it works on. */
const nomeadores: Record<string, Nomeador> = {
  cobranca: async (db, ids) => {
    const { rows } = await sql<{ id: number; rotulo: string }>`select id, rotulo from v_carta_cobranca where id = any(${ids})`.execute(db);
    return rows;
  },
  contratos: async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select id, numero || ' · ' || aluno_nome as rotulo from v_contrato_resumo where id = any(${ids})`.execute(db);
    return rows;
  },
};

/** Names of the records that a job worked on, one statement for all; records that are gone have none. */
export async function nomesDosAlvos(db: Db, tipo: string, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const nomear = nomeadores[tipo.split('.')[0] ?? ''];
  if (!nomear || ids.length === 0) return new Map();
  return new Map((await nomear(db, ids)).map(({ id, rotulo }) => [id, rotulo]));
}
