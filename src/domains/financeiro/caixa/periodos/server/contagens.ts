import { comSinal } from '#domains/financeiro/caixa/server/com-sinal.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { saldoEm } from './periodos.ts';

export type Esperado = { formaPagamentoId: number | null; formaNome: string | null; esperadoCentavos: Centavos };

const transferido = sql`l.origem_tipo in ('lancamento_manual', 'lancamento_manual_estorno', 'transferencia_entrada', 'transferencia_entrada_estorno')`;

/**
 * What an account is expected to hold at the end of a day, by payment method: what each method brought since the period began,
 * less what went back by it or was transferred, and the rest of the balance under null. What came by a method before the period is part of the rest,
 * and so is a transfer or a reversal of it. In a cash box the rest is the money in the drawer, and cash is part of it.
 */
export async function esperadoPorForma(
  db: Db | Tx,
  periodo: { contaBancariaId: number; dataInicio: DataCivil },
  ate: DataCivil,
): Promise<{ saldoCentavos: Centavos; esperados: Esperado[] }> {
  const saldoCentavos = centavos(await saldoEm(db, periodo.contaBancariaId, ate));
  const { rows } = await sql<Esperado>`select f.id as "formaPagamentoId", f.nome as "formaNome",
      (coalesce(sum(${comSinal}) filter (where not ${transferido}), 0)
        + greatest(coalesce(sum(${comSinal}) filter (where ${transferido}), 0), -greatest(coalesce(sum(${comSinal}) filter (where not ${transferido}), 0), 0)))::bigint as "esperadoCentavos"
    from lancamentos_financeiros l join v_forma_pagamento f on f.id = l.forma_pagamento_id join v_conta_bancaria c on c.id = l.conta_bancaria_id
      left join lancamentos_financeiros o on o.id = l.estorno_de
    where l.conta_bancaria_id = ${periodo.contaBancariaId} and l.data_movimento between ${periodo.dataInicio}::date and ${ate}::date
      and (o.id is null or o.data_movimento >= ${periodo.dataInicio}::date) and not (c.tipo = 'caixa' and f.tipo = 'dinheiro')
    group by f.id, f.nome order by f.nome, f.id`.execute(db);
  const resto = centavos(saldoCentavos - rows.reduce((soma, r) => soma + r.esperadoCentavos, 0));
  return { saldoCentavos, esperados: [{ formaPagamentoId: null, formaNome: null, esperadoCentavos: resto }, ...rows] };
}
