import { sql } from 'kysely';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import type { ContextoBench } from './contexto.ts';

class Desfazer extends Error {}

/** Runs work in a transaction with its deferred checks, measures it whole, and rolls it back so that it can be repeated. */
export async function semDeixarRastro<T>({ processo }: ContextoBench, executar: (tx: Tx) => Promise<T>): Promise<T> {
  let resultado: T | undefined;
  try {
    await transacao(processo.servicos.db, async (tx) => {
      resultado = await executar(tx);
      await sql`set constraints all immediate`.execute(tx);
      throw new Desfazer();
    });
  } catch (causa) {
    if (!(causa instanceof Desfazer)) throw causa;
  }
  return resultado as T;
}
