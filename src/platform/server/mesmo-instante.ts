import type { RawBuilder } from 'kysely';
import type { Db, Tx } from './database/kysely.ts';
import { instanteDoPedido } from './http/pedido-em-curso.ts';

const correndo = new WeakMap<object, Map<string, Promise<unknown[]>>>();

/**
 * The rows of a read; requests that began while the database showed the same (equal snapshots: nothing was committed between them) and ask
 * for the same at the same time share one. Whatever a request saw at its beginning, its rows hold. Rows are not to be changed.
 */
export async function lerNoMesmoInstante<T>(db: Db | Tx, consulta: RawBuilder<T>): Promise<T[]> {
  const instante = db.isTransaction ? null : instanteDoPedido();
  if (instante === null) return (await consulta.execute(db)).rows;
  const compilada = consulta.compile(db);
  const chave = `${instante} ${compilada.sql} ${JSON.stringify(compilada.parameters)}`;
  const destes = correndo.get(db) ?? new Map<string, Promise<unknown[]>>();
  correndo.set(db, destes);
  const outro = destes.get(chave) as Promise<T[]> | undefined;
  if (outro) return [...(await outro)];
  const leitura = db.executeQuery<T>(compilada).then(({ rows }) => rows);
  destes.set(chave, leitura);
  const terminar = (): boolean => destes.delete(chave);
  leitura.then(terminar, terminar);
  return leitura;
}
