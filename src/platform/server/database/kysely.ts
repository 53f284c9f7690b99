import type { IsolationLevel, Kysely, Transaction } from 'kysely';
import type { DB } from '#migrations/schema.ts';
import { isConflito } from './errors.ts';

export type Db = Kysely<DB>;

declare const marca: unique symbol;
/** A running transaction. Only `transacao` makes one, so a write cannot be called outside of one. */
export type Tx = Transaction<DB> & { readonly [marca]: true };

/**
 * Runs `executar` in one transaction. Serialization failures and deadlocks (40001, 40P01) are tried again with jitter:
 * `executar` must have no effect outside the database.
 */
export async function transacao<T>(
  db: Db,
  executar: (tx: Tx) => Promise<T>,
  opcoes: { tentativas?: number; isolamento?: IsolationLevel } = {},
): Promise<T> {
  const tentativas = opcoes.tentativas ?? 5;
  const construtor = opcoes.isolamento ? db.transaction().setIsolationLevel(opcoes.isolamento) : db.transaction();
  for (let tentativa = 1; ; tentativa += 1) {
    try {
      return await construtor.execute((tx) => executar(tx as Tx));
    } catch (causa) {
      if (tentativa >= tentativas || !isConflito(causa)) throw causa;
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20 * 2 ** tentativa));
    }
  }
}
