import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { titulosApi } from '../api.ts';
import { devidoIntocado, emAberto, isMexido, saldoAberto, somaDevidaDosMexidos } from '#domains/financeiro/titulos/devido/server/door.ts';

export type TotaisDoFiltro = NonNullable<RespostaServidor<typeof titulosApi.listarTitulos>['totais']>;
type Condicoes = Parameters<typeof ondeTodas>[0];

/**
 * The totals of a whole filter in one statement of three passes: the count and what was received over all, what is open over the open
 * ones alone (an index holds everything that it needs), and the few on which something moved, each with its movements, as one join.
 */
export async function somarTitulos(db: Db, onde: Condicoes, hoje: DataCivil): Promise<TotaisDoFiltro> {
  const comMais = (...mais: RawBuilder<unknown>[]) => ondeTodas([...mais, ...onde]);
  const { rows } =
    await sql<TotaisDoFiltro>`select todos.quantidade, abertos.saldo as "saldoCentavos", abertos.vencido as "vencidoCentavos", abertos.vencidos,
      abertos.devido + mexidos.devido as "devidoHojeCentavos", abertos.tudo + mexidos.tudo as "paraPagarHojeCentavos", todos.recebido as "recebidoCentavos"
    from (select count(*)::int as quantidade, coalesce(sum(t.recebido_centavos), 0)::bigint as recebido from titulos_receber t ${ondeTodas(onde)}) todos,
      (select coalesce(sum(${saldoAberto}), 0)::bigint as saldo, coalesce(sum(${saldoAberto}) filter (where t.data_limite < ${hoje}::date), 0)::bigint as vencido,
        (count(*) filter (where t.data_limite < ${hoje}::date))::int as vencidos, coalesce(sum(${devidoIntocado(hoje)}) filter (where not ${isMexido} and t.data_vencimento <= ${hoje}::date), 0)::bigint as devido,
        coalesce(sum(${devidoIntocado(hoje)}) filter (where not ${isMexido}), 0)::bigint as tudo
        from titulos_receber t ${comMais(emAberto)}) abertos,
      (${somaDevidaDosMexidos(comMais(emAberto, isMexido), hoje)}) mexidos`.execute(db);
  return rows[0] as TotaisDoFiltro;
}
