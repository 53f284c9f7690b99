import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { venceDepois } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';

export type Renegociados = {
  /** Titles of the contract that are still owed inside agreements, and how much of them. */
  quantidade: number;
  somaCentavos: number;
  /** Of these, what the contract had due after the date. */
  depois: { quantidade: number; somaCentavos: number };
  /** What the installments of these agreements have covered of the contract. */
  recebidoCentavos: number;
  acordos: { id: number; numero: number; emAbertoCentavos: number }[];
};

/**
 * What contracts are owed inside agreements, by contract; those of which nothing was renegotiated are absent. Each installment names
 * the titles that its parts were born with, through any number of agreements, and what it received covers its parts in order.
 */
export async function renegociadosDosContratos(
  db: Db | Tx,
  contratoIds: readonly number[],
  vencimentoApos: DataCivil,
): Promise<Map<number, Renegociados>> {
  const { rows } = await sql<Renegociados & { contratoId: number }>`with partes as (
      select o.contrato_id, o.id as origem, ${venceDepois(vencimentoApos, sql`o`)} as depois, a.id as acordo_id, a.numero, p.valor_centavos as valor,
        least(p.valor_centavos, greatest(0, n.amortizado_centavos - (select coalesce(sum(q.valor_centavos), 0) from acordos_parcelas_partes q
          where q.titulo_id = p.titulo_id and q.ordem < p.ordem)))::bigint as coberto, n.situacao in ('aberto', 'parcial') as viva
      from titulos_receber o join acordos_parcelas_partes p on p.origem_titulo_id = o.id join titulos_receber n on n.id = p.titulo_id
        join acordos_parcelas c on c.titulo_id = p.titulo_id join acordos a on a.id = c.acordo_id and a.situacao = 'vigente'
      where o.contrato_id = any(${[...contratoIds]}::bigint[]) and n.situacao <> 'cancelado'),
    abertas as (select *, case when viva then valor - coberto else 0 end as aberto from partes)
    select x.contrato_id as "contratoId", count(distinct x.origem) filter (where x.aberto > 0)::int as quantidade, sum(x.aberto)::bigint as "somaCentavos",
      json_build_object('quantidade', count(distinct x.origem) filter (where x.aberto > 0 and x.depois),
        'somaCentavos', coalesce(sum(x.aberto) filter (where x.depois), 0)) as depois,
      sum(x.coberto)::bigint as "recebidoCentavos",
      (select coalesce(json_agg(json_build_object('id', g.acordo_id, 'numero', g.numero, 'emAbertoCentavos', g.aberto) order by g.numero), '[]')
        from (select y.acordo_id, y.numero, sum(y.aberto)::bigint as aberto from abertas y where y.contrato_id = x.contrato_id
          group by y.acordo_id, y.numero having sum(y.aberto) > 0) g) as acordos
    from abertas x group by x.contrato_id`.execute(db);
  return new Map(rows.map(({ contratoId, ...r }) => [contratoId, r]));
}
