import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './database/kysely.ts';
import { instanteDoPedido } from './http/pedido-em-curso.ts';

const MAXIMO = 500;
/** A filter may depend on the clock (overdue today): what is remembered is this old at most, in milliseconds. */
const VALE_MS = 5_000;
type Lembrado = { instante: string; ate: number; total: number };
/** By database: what one shows says nothing of another. */
const lembrados = new WeakMap<object, Map<string, Lembrado>>();

/**
 * Counts the rows of `de` (from `from` on, with its conditions). Counting is most of the work of a long list, and between two changes
 * of the database it gives the same number each time: a total is remembered with the snapshot it was counted in, and serves a request
 * that began in the same one. Equal snapshots show the same rows: any commit in between, of any table, would have made another.
 * `lembrado` gives the total at once where it is known, so that nothing has to be asked beside the rows.
 */
export function totalDe(db: Db | Tx, de: RawBuilder<unknown>): { lembrado: number | null; contar(): Promise<number> } {
  const consulta = sql<{ total: number; instante: string }>`select count(*)::int as total, pg_current_snapshot()::text as instante ${de}`;
  const instante = db.isTransaction ? null : instanteDoPedido();
  const contar = async (): Promise<{ total: number; instante: string }> =>
    (await consulta.execute(db)).rows[0] ?? { total: 0, instante: '' };
  if (instante === null) return { lembrado: null, contar: async () => (await contar()).total };
  const { sql: texto, parameters } = consulta.compile(db);
  const chave = `${texto} ${JSON.stringify(parameters)}`;
  const destes = lembrados.get(db) ?? new Map<string, Lembrado>();
  lembrados.set(db, destes);
  const achado = destes.get(chave);
  const vale = achado?.instante === instante && Date.now() < achado.ate;
  return {
    lembrado: vale ? achado.total : null,
    async contar() {
      const contado = await contar();
      destes.delete(chave);
      destes.set(chave, { ...contado, ate: Date.now() + VALE_MS });
      for (const velha of destes.keys()) {
        if (destes.size <= MAXIMO) break;
        destes.delete(velha);
      }
      return contado.total;
    },
  };
}
