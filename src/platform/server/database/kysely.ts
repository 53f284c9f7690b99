import { setTimeout as espera } from 'node:timers/promises';
import { type IsolationLevel, type Kysely, sql, type Transaction } from 'kysely';
import { isConflito, isConexaoPerdida } from './errors.ts';

/** No table is known to the query builder: statements are written in SQL, and a machine checks the rows they say (decision 034). */
export type SemTabelas = Record<never, never>;
export type Db = Kysely<SemTabelas>;

declare const marca: unique symbol;
/** A running transaction. Only `transacao` makes one, so a write cannot be called outside of one. */
export type Tx = Transaction<SemTabelas> & { readonly [marca]: true };

/** Attempts wait a random time up to 40, 80, 160… ms, so that two that collided do not collide again. */
const ESPERA_BASE_MS = 20;

/**
 * Runs `executar` in one transaction. Serialization failures and deadlocks (40001, 40P01) are tried again, five times in
 * all by default: `executar` must have no effect outside the database.
 * @throws whatever `executar` throws, after the transaction was rolled back; Error inside another transaction.
 */
export async function transacao<T>(
  db: Db,
  executar: (tx: Tx) => Promise<T>,
  opcoes: { tentativas?: number; isolamento?: IsolationLevel } = {},
): Promise<T> {
  if (db.isTransaction) throw new Error('transacao() inside a transaction: pass the Tx on instead');
  const tentativas = opcoes.tentativas ?? 5;
  const construtor = opcoes.isolamento ? db.transaction().setIsolationLevel(opcoes.isolamento) : db.transaction();
  for (let tentativa = 1; ; tentativa += 1) {
    try {
      return await construtor.execute((tx) => executar(tx as Tx));
    } catch (causa) {
      if (tentativa >= tentativas || !isConflito(causa)) throw causa;
      await espera(Math.random() * ESPERA_BASE_MS * 2 ** tentativa);
    }
  }
}

/**
 * Runs reads that do not depend on each other: side by side on connections of their own, or one after the other inside a
 * transaction, which has a single connection. Each sees what is committed when it begins, as it would one after the other.
 */
export async function lerJuntas<T extends readonly (() => Promise<unknown>)[]>(
  db: Db | Tx,
  ...leituras: T
): Promise<{ [K in keyof T]: Awaited<ReturnType<T[K]>> }> {
  const lidas: unknown[] = [];
  if (db.isTransaction) for (const ler of leituras) lidas.push(await ler());
  else lidas.push(...(await Promise.all(leituras.map((ler) => ler()))));
  return lidas as { [K in keyof T]: Awaited<ReturnType<T[K]>> };
}

/** Runs work so that its failure takes back only what it wrote, and the transaction goes on. Throws what the work threw. */
export async function comPontoDeRetorno<T>(tx: Tx, executar: () => Promise<T>): Promise<T> {
  await sql`savepoint ponto_de_retorno`.execute(tx);
  try {
    const resultado = await executar();
    await sql`release savepoint ponto_de_retorno`.execute(tx);
    return resultado;
  } catch (causa) {
    if (!isConexaoPerdida(causa)) await sql`rollback to savepoint ponto_de_retorno`.execute(tx);
    throw causa;
  }
}
