import { type RawBuilder, sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';

/** Whether title `t` still asks for money. */
export const emAberto = sql<boolean>`t.situacao in ('aberto', 'parcial')`;

/** Whether title `t` is open and past its last day on time on a date: the derived state `vencido`. */
export const vencidoEm = (em: DataCivil): RawBuilder<boolean> =>
  sql<boolean>`(t.situacao in ('aberto', 'parcial') and t.data_limite < ${em}::date)`;

/** What remains of title `t` before charges, 0 when it asks for nothing. */
export const saldoAberto = sql<number>`(case when t.situacao in ('aberto', 'parcial') then t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos else 0 end)`;

/**
 * What title `t` owes on a date, in SQL, for whole lists and their totals: the rule of ../valor-devido.ts, proven equal by a
 * test. Only titles on which something was received, covered or waived look at those rows.
 */
export function devidoEm(em: DataCivil): RawBuilder<number> {
  const liquido = sql`(t.valor_centavos - t.desconto_incondicional_centavos)`;
  const dias = sql`(${em}::date - t.data_vencimento)`;
  return sql<number>`(case
    when t.situacao not in ('aberto', 'parcial') then 0
    when t.recebido_centavos + t.amortizado_centavos + t.dispensado_centavos > 0 then devido_com_baixas(t.id, t.data_vencimento, t.data_limite, ${liquido}, t.desconto_condicional_centavos, t.multa_percentual, t.juros_percentual_mes, ${em}::date)
    when t.data_limite >= ${em}::date then ${liquido} - t.desconto_condicional_centavos
    else ${liquido} + round(${liquido} * t.multa_percentual / 100)::bigint + round(${liquido} * ${dias} * t.juros_percentual_mes / 3000)::bigint end)`;
}
