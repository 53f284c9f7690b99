import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { instanteDoPedido } from '#platform/server/http/pedido-em-curso.ts';
import { ondeTodas } from '#platform/server/listas.ts';
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
type Guardado = { estado: string | null; instante: string | null; totais: TotaisDoFiltro };
const guardados = new WeakMap<Db, Map<string, Guardado>>();
const FILTROS_GUARDADOS = 200;

/**
 * The same, computed again only when a title changed: whoever turns pages, sorts or comes back reads them from memory. In a request that
 * began with what the database showed before the sum, nothing was committed since and nothing is asked. Otherwise every change of a title
 * sets its instant, so that the newest ones tell whether anything changed; those of a quarter of an hour count, for a change that was
 * begun earlier and committed later. Filters over other tables (names, classes) are then computed.
 */
export async function totaisDoFiltro(db: Db, f: FiltrosTitulo, onde: Condicoes, hoje: DataCivil): Promise<TotaisDoFiltro> {
  const destes = guardados.get(db) ?? new Map<string, Guardado>();
  guardados.set(db, destes);
  const chave = JSON.stringify([hoje, f]);
  const instante = instanteDoPedido();
  const guardado = destes.get(chave);
  if (guardado && instante !== null && guardado.instante === instante) return guardado.totais;
  // The state before the sum: a change in between makes what is kept here old, never wrong.
  const estado = f.nome === undefined && f.turmaId === undefined ? await estadoDosTitulos(db) : null;
  const vale = guardado !== undefined && estado !== null && guardado.estado === estado;
  const totais = vale ? guardado.totais : await somarTitulos(db, onde, hoje);
  destes.delete(chave);
  destes.set(chave, { estado, instante, totais });
  const [maisVelha] = destes.keys();
  if (destes.size > FILTROS_GUARDADOS && maisVelha !== undefined) destes.delete(maisVelha);
  return totais;
}

async function estadoDosTitulos(db: Db): Promise<string> {
  const { rows } = await sql<{ estado: string }>`select concat_ws(' ', (select max(updated_at) from titulos_receber), count(*),
      sum(extract(epoch from updated_at))) as estado
    from titulos_receber where updated_at > now() - interval '15 minutes'`.execute(db);
  return rows[0]?.estado ?? '';
}
