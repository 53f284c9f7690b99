import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { emConjunto } from '#platform/server/em-conjunto.ts';
import { instanteDoPedido } from '#platform/server/http/pedido-em-curso.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { FiltrosTitulo, titulosApi } from '../api.ts';
import { devidoIntocado, emAberto, isMexido, saldoAberto, somaDevidaDosMexidos } from './devido-sql.ts';

export type TotaisDoFiltro = RespostaServidor<typeof titulosApi.listarTitulos>['totais'];
type Condicoes = Parameters<typeof ondeTodas>[0];

/**
 * The totals of a whole filter in one statement of three passes: the count and what was received over all, what is open over the open
 * ones alone (an index holds everything that it needs), and the few on which something moved, each with its movements, as one join.
 */
export async function somarTitulos(db: Db, onde: Condicoes, hoje: DataCivil): Promise<TotaisDoFiltro> {
  const comMais = (...mais: RawBuilder<unknown>[]) => ondeTodas([...mais, ...onde]);
  const { rows } =
    await sql<TotaisDoFiltro>`select todos.quantidade, abertos.saldo as "saldoCentavos", abertos.vencido as "vencidoCentavos", abertos.vencidos,
      abertos.devido + mexidos.devido as "devidoHojeCentavos", todos.recebido as "recebidoCentavos"
    from (select count(*)::int as quantidade, coalesce(sum(t.recebido_centavos), 0)::bigint as recebido from titulos_receber t ${ondeTodas(onde)}) todos,
      (select coalesce(sum(${saldoAberto}), 0)::bigint as saldo, coalesce(sum(${saldoAberto}) filter (where t.data_limite < ${hoje}::date), 0)::bigint as vencido,
        (count(*) filter (where t.data_limite < ${hoje}::date))::int as vencidos, coalesce(sum(${devidoIntocado(hoje)}) filter (where not ${isMexido}), 0)::bigint as devido
        from titulos_receber t ${comMais(emAberto)}) abertos,
      (${somaDevidaDosMexidos(comMais(emAberto, isMexido), hoje)}) mexidos`.execute(db);
  return rows[0] as TotaisDoFiltro;
}

/** Totals that were computed, the state of the titles that they are of, and what the database showed before they were. */
type Guardado = { estado: Estado | null; instante: string | null; ate: number; totais: TotaisDoFiltro };
/** What changed last among the titles, looked at from an instant on. */
type Estado = { desde: string; mudancas: string };
type Guardados = { porFiltro: Map<string, Guardado>; juntos: ReturnType<typeof emConjunto<TotaisDoFiltro>> };
const guardados = new WeakMap<Db, Guardados>();
const FILTROS_GUARDADOS = 200;
/** What stands in memory is looked at anew after this long, so that the window of changes stays short. */
const VALE_MS = 45 * 60_000;

/**
 * The same, computed again only when a title changed: whoever turns pages, sorts or comes back reads them from memory. In a request that
 * began with what the database showed before the sum, nothing was committed since and nothing is asked. Otherwise every change of a title
 * sets its instant, so that the newest ones tell whether anything changed; those of a quarter of an hour before the sum count, for a
 * change that was begun earlier and committed later. Filters over other tables (names, classes) are then computed. Who asks at once shares.
 */
export async function totaisDoFiltro(db: Db, f: FiltrosTitulo, onde: Condicoes, hoje: DataCivil): Promise<TotaisDoFiltro> {
  const { porFiltro, juntos } = guardados.get(db) ?? { porFiltro: new Map<string, Guardado>(), juntos: emConjunto<TotaisDoFiltro>() };
  guardados.set(db, { porFiltro, juntos });
  const chave = JSON.stringify([hoje, f]);
  const instante = instanteDoPedido();
  const guardado = porFiltro.get(chave);
  if (guardado && instante !== null && guardado.instante === instante) return guardado.totais;
  // The window of changes moves on only together with the totals: what leaves it is no change.
  if (
    guardado?.estado &&
    (await estadoDosTitulos(db, guardado.estado.desde)).mudancas === guardado.estado.mudancas &&
    guardado.ate > Date.now()
  ) {
    porFiltro.set(chave, { ...guardado, instante });
    return guardado.totais;
  }
  return juntos(chave, async () => {
    // The state before the sum: a change in between makes what is kept here old, never wrong.
    const soDeTitulos = f.nome === undefined && f.turmaId === undefined;
    const estado = soDeTitulos ? await estadoDosTitulos(db) : null;
    const totais = await somarTitulos(db, onde, hoje);
    porFiltro.delete(chave);
    porFiltro.set(chave, { estado, instante, ate: Date.now() + VALE_MS, totais });
    const [maisVelha] = porFiltro.keys();
    if (porFiltro.size > FILTROS_GUARDADOS && maisVelha !== undefined) porFiltro.delete(maisVelha);
    return totais;
  });
}

async function estadoDosTitulos(db: Db, desde: string | null = null): Promise<Estado> {
  const inicio = desde === null ? sql`now() - interval '15 minutes'` : sql`${desde}::timestamptz`;
  const { rows } =
    await sql<Estado>`select (${inicio})::text as desde, concat_ws(' ', (select max(updated_at) from titulos_receber), count(*),
      sum(extract(epoch from updated_at))) as mudancas
    from titulos_receber where updated_at > ${inicio}`.execute(db);
  return rows[0] as Estado;
}
