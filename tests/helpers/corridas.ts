import { sql } from 'kysely';
import { type Db, type Tx, transacao } from '#platform/server/database/kysely.ts';

/** Waits until some connection of this database waits for a lock: the second step of a race has really begun. */
async function alguemEspera(db: Db): Promise<void> {
  for (let i = 0; i < 200; i += 1) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if ((rows[0]?.n ?? 0) > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nobody waited for a lock');
}

/** Does the first step, starts the second while the first holds its locks, then lets the first commit. The pool needs three connections. */
export async function passoAPasso<A, B>(
  db: Db,
  primeiro: (tx: Tx) => Promise<A>,
  segundo: () => Promise<B>,
): Promise<[A, PromiseSettledResult<B>]> {
  let depois: Promise<PromiseSettledResult<B>[]> | undefined;
  const feito = await transacao(db, async (tx) => {
    const resultado = await primeiro(tx);
    depois = Promise.allSettled([segundo()]);
    await alguemEspera(db);
    return resultado;
  });
  const [outro] = (await depois) ?? [];
  if (!outro) throw new Error('the second step did not run');
  return [feito, outro];
}

/** How many rows of a table have a value in a column. */
export async function contar(db: Db, tabela: string, coluna: string, valor: number | string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ${sql.table(tabela)} where ${sql.ref(coluna)} = ${valor}`.execute(db);
  return rows[0]?.n ?? -1;
}
