import { type RawBuilder, sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import { encargosIntocados, encargosMexidos, movimentosAte, naData } from './devido-sql.ts';

type Sql = RawBuilder<unknown>;
/** By which days a position counts: those of the movements themselves, or those of them that had been written down by then. */
export type BaseDaPosicao = 'datas' | 'registro';
export type PedidoDePosicao = {
  em: DataCivil;
  base: BaseDaPosicao;
  fuso: string;
  /** Only these titles: nothing of the others is looked at. */
  so?: readonly number[];
};

/**
 * Every title that existed on a day, as it stood when the day ended: a select over movements alone, never over what a title is now.
 * Counts issues, settlements (by the day of payment), reversals, cancellations, agreements, covered principal and waivers until that day;
 * what came later, a reversal too, is not there yet. A title paid ahead of its date of issue is there from its first payment, as in the
 * statement. By `registro` a movement entered afterwards with an earlier date is not there either:
 * the position is then what the list showed that day. Columns: those of a title, `situacao`, `vencido`, `substituido` (cancelled because an addendum
 * put another in its place), and the figures of the day
 * (`liquido`, `principal` and `encargos` received, `ajustes`, `saldo`, `multa` and `juros` still owed, `devido`).
 * Always: liquido = principal + ajustes + saldo, and no balance is negative: a payment typed again with the day of one that was reversed
 * later counts beside it until the reversal, and what they received too much stands in `ajustes`.
 */
export function posicaoEm(pedido: PedidoDePosicao): Sql {
  const { em } = pedido;
  const dia = sql`${em}::date`;
  const corte = sql`((${dia} + 1)::timestamp at time zone ${pedido.fuso})`;
  const escrito = (tabela: string): Sql => (pedido.base === 'registro' ? sql` and ${sql.ref(`${tabela}.created_at`)} < ${corte}` : sql``);
  const estornadas = sql`select 1 from estornos e where e.baixa_id = b.id and e.data_estorno <= ${dia}${escrito('e')}`;
  const dos = (id: Sql): Sql => (pedido.so ? sql` and ${id} = any(${[...pedido.so]}::bigint[])` : sql``);
  const baixas = sql`b.data_baixa <= ${dia}${escrito('b')} and not exists (${estornadas})`;
  // A discount that a reversal took back was still given until then.
  const pagas = sql`baixas b left join baixas_descontos_revogados r on r.baixa_id = b.id and r.data_revogacao <= ${dia}${escrito('r')}`;
  // What a payment inside a broken agreement covers goes with the payment.
  const estornada = sql`select 1 from estornos e where e.baixa_id = x.baixa_id and e.data_estorno <= ${dia}${escrito('e')}`;
  const amortizacoes = sql`x.data_amortizacao <= ${dia}${escrito('x')} and not exists (${estornada})`;
  const dispensas = sql`d.data_dispensa <= ${dia}${escrito('d')} and (d.revogada_em is null or d.revogada_em >= ${corte})`;
  // What a change of due date kept of before it is owed from the day of the change on.
  const mantidos = sql`h.data_mudanca <= ${dia}${escrito('h')} and h.multa_mantida_centavos + h.juros_mantidos_centavos + h.desconto_perdido_centavos > 0`;
  const intocados = encargosIntocados(sql`c`, sql`c.liquido`, dia);
  const liquido = sql`(t.valor_centavos - t.desconto_incondicional_centavos)`;
  return sql`
    select p.*, case when p.aberto and not p.vencido then ${naData(sql`p.saldo`, sql`greatest(0, p.desconto_condicional_centavos - p.desconto_concedido - p.desconto_perdido)`)} else p.saldo end + p.multa + p.juros as devido,
      p.liquido - p.principal - p.saldo as ajustes
    from (
      select c.*, case when c.aberto then c.liquido - c.amortizado else 0 end as saldo,
        c.aberto and c.data_limite < ${dia} as vencido,
        case when not c.aberto then 0 when c.tocado then e.encargos[1] when c.data_limite >= ${dia} then 0
          else ${intocados.multa} end as multa,
        case when not c.aberto then 0 when c.tocado then e.encargos[2] when c.data_limite >= ${dia} then 0
          else ${intocados.juros} end as juros
      from (
        select t.id, t.numero, t.origem, t.contrato_id, t.contrato_preco_id, t.parcela, t.parcelas, t.matricula_id, t.pagador_id, t.aluno_id, t.descricao, t.data_emissao,
          coalesce(v.vencimento_anterior, t.data_vencimento) as data_vencimento, coalesce(v.limite_anterior, t.data_limite) as data_limite, t.valor_centavos, t.desconto_incondicional_centavos, t.desconto_condicional_centavos, t.multa_percentual, t.juros_percentual_mes, ${liquido} as liquido,
          coalesce(m.principal, 0) as principal, coalesce(m.encargos, 0) as encargos, coalesce(m.desconto, 0) as desconto_concedido, coalesce(h.perdido, 0) - coalesce(d.devolvido, 0) as desconto_perdido,
          coalesce(m.principal, 0) + coalesce(m.desconto, 0) + coalesce(x.coberto, 0) as amortizado,
          coalesce(k.substituido, false) as substituido, m.titulo_id is not null or x.titulo_id is not null or d.titulo_id is not null or h.titulo_id is not null as tocado,
          k.titulo_id is null and g.titulo_id is null and coalesce(m.principal, 0) + coalesce(m.desconto, 0) + coalesce(x.coberto, 0) < ${liquido} as aberto,
          case when k.titulo_id is not null then 'cancelado' when g.titulo_id is not null then 'renegociado'
            when coalesce(m.principal, 0) + coalesce(m.desconto, 0) + coalesce(x.coberto, 0) >= ${liquido} then 'baixado'
            when m.titulo_id is not null or x.coberto > 0 then 'parcial' else 'aberto' end as situacao
        from titulos_receber t
        left join (select b.titulo_id, sum(b.principal_centavos)::bigint as principal, sum(b.multa_centavos + b.juros_centavos)::bigint as encargos, sum(b.desconto_centavos - coalesce(r.valor_centavos, 0))::bigint as desconto
          from ${pagas} where ${baixas}${dos(sql`b.titulo_id`)} group by b.titulo_id) m on m.titulo_id = t.id
        left join (select x.titulo_id, sum(x.valor_centavos)::bigint as coberto from titulos_amortizacoes x where ${amortizacoes}${dos(sql`x.titulo_id`)} group by x.titulo_id) x on x.titulo_id = t.id
        left join (select d.titulo_id, sum(d.desconto_centavos)::bigint as devolvido from titulos_dispensas d where ${dispensas}${dos(sql`d.titulo_id`)} group by d.titulo_id) d on d.titulo_id = t.id
        left join (select h.titulo_id, sum(h.desconto_perdido_centavos)::bigint as perdido from titulos_vencimentos h where ${mantidos}${dos(sql`h.titulo_id`)} group by h.titulo_id) h on h.titulo_id = t.id
        left join (select k.titulo_id, bool_or(k.tipo = 'aditivo') as substituido from titulos_cancelamentos k where k.data_cancelamento <= ${dia}${escrito('k')} and (k.desfeito_em is null or k.desfeito_em >= ${corte})${dos(sql`k.titulo_id`)} group by k.titulo_id) k on k.titulo_id = t.id
        left join (select distinct on (v.titulo_id) v.titulo_id, v.vencimento_anterior, v.limite_anterior from titulos_vencimentos v
          where v.created_at >= ${corte}${dos(sql`v.titulo_id`)} order by v.titulo_id, v.id) v on v.titulo_id = t.id
        left join (select distinct i.titulo_id from acordos_titulos i join acordos a on a.id = i.acordo_id
          where a.data_acordo <= ${dia}${escrito('a')} and (i.devolvido_em is null or i.devolvido_em >= ${corte})${dos(sql`i.titulo_id`)}) g on g.titulo_id = t.id
        where (t.data_emissao <= ${dia} or exists (select from baixas b where b.titulo_id = t.id and b.data_baixa <= ${dia}${escrito('b')}))${escrito('t')}${dos(sql`t.id`)}
      ) c
      cross join lateral (select case when c.tocado and c.aberto then (${encargosComMovimentos({ dia, baixas, amortizacoes, dispensas, mantidos, pagas })}) end as encargos offset 0) e
    ) p`;
}

/**
 * Fine and interest of title `c` on which something was received, covered, waived or kept by then, by the rule of devido-sql.ts.
 * Asked for such titles alone: behind a `case`, so that the movements of the others are not looked at.
 */
function encargosComMovimentos({
  dia,
  baixas,
  amortizacoes,
  dispensas,
  mantidos,
  pagas,
}: Record<'dia' | 'baixas' | 'amortizacoes' | 'dispensas' | 'mantidos' | 'pagas', Sql>): Sql {
  const { multa, juros } = encargosMexidos(sql`c`, dia);
  return sql`
    select array[${multa}, ${juros}]
    from (
      select ${movimentosAte(sql`c`, sql`c.liquido`, dia)}
      from (
        select b.data_baixa as data_amortizacao, b.principal_centavos, b.desconto_centavos - coalesce(r.valor_centavos, 0) as desconto_centavos, b.multa_centavos, b.juros_centavos,
          0 as multa_mantida_centavos, 0 as juros_mantidos_centavos, 0 as desconto_perdido_centavos from ${pagas} where b.titulo_id = c.id and ${baixas}
        union all select x.data_amortizacao, x.valor_centavos, 0, 0, 0, 0, 0, 0 from titulos_amortizacoes x where x.titulo_id = c.id and ${amortizacoes}
        union all select d.data_dispensa, 0, 0, d.multa_centavos - m.multa, d.juros_centavos - m.juros, -m.multa, -m.juros, -d.desconto_centavos from titulos_dispensas d
          cross join lateral (select case when d.vencimento_id is null then 0 else d.multa_centavos end as multa, case when d.vencimento_id is null then 0 else d.juros_centavos end as juros) m
          where d.titulo_id = c.id and ${dispensas}
        union all select h.data_mudanca, 0, 0, 0, 0, h.multa_mantida_centavos, h.juros_mantidos_centavos, h.desconto_perdido_centavos from titulos_vencimentos h where h.titulo_id = c.id and ${mantidos}
      ) b
    ) s`;
}
