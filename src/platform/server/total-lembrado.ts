import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './database/kysely.ts';
import { instanteDoPedido } from './http/pedido-em-curso.ts';
import { lerNoMesmoInstante } from './mesmo-instante.ts';

const MAXIMO = 500;
/** A filter may depend on the clock (overdue today): what is remembered is this old at most, in milliseconds. */
const VALE_MS = 5_000;
type Lembrado = { instante: string; ate: number; linhas: unknown[] };
/** By database: what one shows says nothing of another. */
const lembrados = new WeakMap<object, Map<string, Lembrado>>();

/**
 * Few rows that much is counted for. Counting is most of the work of a long list, and between two changes of the database it gives the
 * same each time: the rows are remembered with the snapshot they were counted in, and serve a request that began in the same one. Equal
 * snapshots show the same: any commit in between, of any table, would have made another. `lembradas` gives them at once where they are
 * known, so that nothing has to be asked beside the list. They are not to be changed.
 */
function contagensDe<T>(db: Db | Tx, consulta: RawBuilder<T>): { lembradas: T[] | null; contar(): Promise<T[]> } {
  const comInstante = sql<{
    instante: string;
    linhas: T[];
  }>`select pg_current_snapshot()::text as instante, (select coalesce(json_agg(c), '[]') from (${consulta}) c) as linhas`;
  const instante = db.isTransaction ? null : instanteDoPedido();
  if (instante === null) return { lembradas: null, contar: async () => (await consulta.execute(db)).rows };
  const { sql: texto, parameters } = comInstante.compile(db);
  const chave = `${texto} ${JSON.stringify(parameters)}`;
  const destes = lembrados.get(db) ?? new Map<string, Lembrado>();
  lembrados.set(db, destes);
  const achado = destes.get(chave);
  const vale = achado?.instante === instante && Date.now() < achado.ate;
  return {
    lembradas: vale ? (achado.linhas as T[]) : null,
    async contar() {
      const [contado] = await lerNoMesmoInstante(db, comInstante);
      destes.delete(chave);
      if (!contado) return [];
      destes.set(chave, { ...contado, ate: Date.now() + VALE_MS });
      for (const velha of destes.keys()) {
        if (destes.size <= MAXIMO) break;
        destes.delete(velha);
      }
      return contado.linhas;
    },
  };
}

/** Few rows that much is counted for: those that are remembered, or counted now (`contagensDe`). */
export async function contadas<T>(db: Db | Tx, consulta: RawBuilder<T>): Promise<T[]> {
  const { lembradas, contar } = contagensDe(db, consulta);
  return lembradas ?? (await contar());
}

/** Counts the rows of `de` (from `from` on, with its conditions); `lembrado` is the total where it is known at once. */
export function totalDe(db: Db | Tx, de: RawBuilder<unknown>): { lembrado: number | null; contar(): Promise<number> } {
  const { lembradas, contar } = contagensDe(db, sql<{ total: number }>`select count(*)::int as total ${de}`);
  return { lembrado: lembradas?.[0]?.total ?? null, contar: async () => (await contar())[0]?.total ?? 0 };
}
