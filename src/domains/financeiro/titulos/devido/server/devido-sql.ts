import { type RawBuilder, sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';

type Sql = RawBuilder<unknown>;

/** Whether title `t` still asks for money. */
export const emAberto = sql`t.situacao in ('aberto', 'parcial')`;

/** Whether title `t` is open and past its last day on time on a date: the derived state `vencido`. */
export const vencidoEm = (em: DataCivil): RawBuilder<unknown> => sql`(t.situacao in ('aberto', 'parcial') and t.data_limite < ${em}::date)`;

/** What remains of title `t` before charges, 0 when it asks for nothing. */
export const saldoAberto = sql`(case when t.situacao in ('aberto', 'parcial') then t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos else 0 end)`;

/** Whether something was received, covered, waived or kept on title `t`: only then do those rows say what it owes. */
export const isMexido = sql`(t.recebido_centavos + t.amortizado_centavos + t.dispensado_centavos + t.mantido_centavos > 0)`;
const titulo = sql`t`;
const liquido = sql`(t.valor_centavos - t.desconto_incondicional_centavos)`;

/** A balance less the conditional discount, as descontoSobre of ../valor-devido.ts says: a cent at least of what there is. */
export const naData = (saldo: Sql, desconto: Sql): RawBuilder<unknown> => sql`greatest(${saldo} - ${desconto}, least(${saldo}, 1))`;

/** The fine once on a base, and the interest on the sum of what was owed on each day, at the rates of row `t`. */
const multaSobre = (t: Sql, base: Sql): Sql => sql`round(${base} * ${t}.multa_percentual / 100)`;
const jurosSobre = (t: Sql, dias: Sql): Sql => sql`round(${dias} * ${t}.juros_percentual_mes / 3000)`;
type Encargos = { multa: RawBuilder<unknown>; juros: RawBuilder<unknown> };

/** What a late row `t` owes of charges when nothing moved on it. */
export const encargosIntocados = (t: Sql, base: Sql, em: Sql): Encargos => ({
  multa: sql`${multaSobre(t, base)}::bigint`,
  juros: sql`${jurosSobre(t, sql`${base} * (${em} - ${t}.data_vencimento)`)}::bigint`,
});

/** What open title `t`, on which nothing moved, owes on a date. */
export const devidoIntocado = (em: DataCivil): RawBuilder<unknown> => {
  const { multa, juros } = encargosIntocados(titulo, liquido, sql`${em}::date`);
  return sql`(case when t.data_limite >= ${em}::date then ${naData(liquido, sql`t.desconto_condicional_centavos`)} else ${liquido} + ${multa} + ${juros} end)`;
};

/** What moved on row `t` until a date, from rows `b` with the columns of v_titulo_amortizacao. */
export const movimentosAte = (t: Sql, doTitulo: Sql, em: Sql): Sql => sql`
  ${doTitulo} - coalesce(sum(b.principal_centavos + b.desconto_centavos), 0) as saldo,
  ${doTitulo} - coalesce(sum(b.principal_centavos + b.desconto_centavos) filter (where b.data_amortizacao <= ${t}.data_limite), 0) as base,
  coalesce(sum((b.principal_centavos + b.desconto_centavos) * (${em} - b.data_amortizacao)) filter (where b.data_amortizacao > ${t}.data_limite), 0) as amortizado_dias,
  coalesce(sum(b.multa_centavos), 0) as multa_paga, coalesce(sum(b.juros_centavos), 0) as juros_pagos, coalesce(sum(b.desconto_centavos + b.desconto_perdido_centavos), 0) as concedido,
  coalesce(sum(b.multa_mantida_centavos), 0) as multa_mantida, coalesce(sum(b.juros_mantidos_centavos), 0) as juros_mantidos`;

/** What row `t` with movements `s` owes of charges: those that changes of due date kept, and once late those that ran since, the fine never twice. */
export const encargosMexidos = (t: Sql, em: Sql): Encargos => {
  const tarde = (corrido: Sql): Sql => sql`case when ${em} > ${t}.data_limite then ${corrido} else 0 end`;
  const corridos = jurosSobre(t, sql`(s.base * (${em} - ${t}.data_vencimento) - s.amortizado_dias)`);
  return {
    multa: sql`greatest(0, greatest(s.multa_mantida, ${tarde(multaSobre(t, sql`s.base`))}) - s.multa_paga)::bigint`,
    juros: sql`greatest(0, ${tarde(corridos)} + s.juros_mantidos - s.juros_pagos)::bigint`,
  };
};
const movimentos = (em: DataCivil): Sql => movimentosAte(titulo, liquido, sql`${em}::date`);

/** What title `t` with movements `s` owes on a date. */
const devidoMexido = (em: DataCivil, t: Sql): RawBuilder<unknown> => {
  const { multa, juros } = encargosMexidos(t, sql`${em}::date`);
  return sql`(case when ${em}::date <= ${t}.data_limite then ${naData(sql`s.saldo`, sql`greatest(0, ${t}.desconto_condicional_centavos - s.concedido)`)}
    else s.saldo end + ${multa} + ${juros})::bigint`;
};

/**
 * What title `t` owes on a date, in SQL, for lists: the rule of ../valor-devido.ts, proven equal by a test. Only titles on which
 * something moved look at those rows.
 */
export function devidoEm(em: DataCivil): RawBuilder<unknown> {
  return sql`(case when t.situacao not in ('aberto', 'parcial') then 0 when not ${isMexido} then ${devidoIntocado(em)}
    else (select ${devidoMexido(em, sql`t`)} from (select ${movimentos(em)} from v_titulo_amortizacao b where b.titulo_id = t.id and b.data_amortizacao <= ${em}::date) s) end)`;
}

/**
 * The sums of what moved titles of a filter owe on a date (`devido`: those due by then; `tudo`: all, if paid on that day), as one join instead
 * of a look for each. `onde` is over title `t`.
 */
export function somaDevidaDosMexidos(onde: Sql, em: DataCivil): Sql {
  return sql`select coalesce(sum(${devidoMexido(em, sql`s`)}) filter (where s.data_vencimento <= ${em}::date), 0)::bigint as devido,
    coalesce(sum(${devidoMexido(em, sql`s`)}), 0)::bigint as tudo from (
    select t.id, t.data_limite, t.data_vencimento, t.desconto_condicional_centavos, t.multa_percentual, t.juros_percentual_mes, ${movimentos(em)}
    from titulos_receber t left join v_titulo_amortizacao b on b.titulo_id = t.id and b.data_amortizacao <= ${em}::date ${onde} group by t.id) s`;
}
