import { type RawBuilder, sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';

export type PedidoDePosicao = {
  em: DataCivil;
  /** By the days of the movements themselves, or those of them that had been written down by then. */
  base: 'datas' | 'registro';
  fuso: string;
};

/**
 * Every payable that existed on a day, as it stood when the day ended: a select over movements alone, never over what a title is now. Counts
 * issues, changes of due date, payments, reversals and cancellations until that day; what came later is not there yet. By `registro` what was entered afterwards
 * with an earlier date is not there either: the position is then what the list showed that day. Always: valor = principal + desconto + saldo,
 * except of what was cancelled by then.
 */
export function posicaoDePagarEm({ em, base, fuso }: PedidoDePosicao): RawBuilder<unknown> {
  const dia = sql`${em}::date`;
  const escrito = (tabela: string): RawBuilder<unknown> =>
    base === 'registro' ? sql` and ${sql.ref(`${tabela}.created_at`)} < ((${dia} + 1)::timestamp at time zone ${fuso})` : sql``;
  const estornada = sql`select 1 from estornos_pagar e where e.baixa_id = b.id and e.data_estorno <= ${dia}${escrito('e')}`;
  return sql`
    select p.*, case when p.cancelado then 0 else p.valor - p.principal - p.desconto end as saldo,
      case when p.cancelado then 'cancelado' when p.principal + p.desconto = p.valor then 'pago' when p.principal + p.desconto > 0 then 'parcial' else 'aberto' end as situacao
    from (
      select t.id, t.numero, c.fornecedor_id, c.descricao, c.documento, c.data_emissao, coalesce(v.vencimento_anterior, t.data_vencimento) as data_vencimento, t.valor_centavos as valor, coalesce(m.principal, 0) as principal,
        coalesce(m.desconto, 0) as desconto, coalesce(m.encargos, 0) as encargos, k.titulo_id is not null as cancelado
      from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id
      left join (select b.titulo_id, sum(b.principal_centavos)::bigint as principal, sum(b.desconto_centavos)::bigint as desconto, sum(b.multa_centavos + b.juros_centavos)::bigint as encargos
        from baixas_pagar b where b.data_baixa <= ${dia}${escrito('b')} and not exists (${estornada}) group by b.titulo_id) m on m.titulo_id = t.id
      left join (select distinct on (v.titulo_id) v.titulo_id, v.vencimento_anterior from titulos_pagar_vencimentos v
        where not (v.data_mudanca <= ${dia}${escrito('v')}) order by v.titulo_id, v.id) v on v.titulo_id = t.id
      left join titulos_pagar_cancelamentos k on k.titulo_id = t.id and k.data_cancelamento <= ${dia}${escrito('k')}
      where c.data_emissao <= ${dia}${escrito('t')}) p`;
}
