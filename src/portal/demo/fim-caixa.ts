import { sql } from 'kysely';
import { fecharPeriodoFinanceiro } from '#domains/financeiro/caixa/server/door.ts';
import { reabrirPeriodoFinanceiro } from '#domains/financeiro/caixa/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/tipos.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { Base } from './base.ts';
import { contasBancarias } from './registros.ts';

/** Closes the months that are over, each with the balance that was counted, and reopens the last one of the cash box. */
export async function fecharMeses(tx: Tx, quem: Quem, base: Base, { hoje, fuso }: { hoje: string; fuso: string }): Promise<number> {
  const vencidos = base.periodosFinanceiros.filter(({ dataFim }) => dataFim < hoje);
  for (const { chave } of contasBancarias) {
    const daConta = vencidos.filter(({ conta }) => conta === chave);
    for (const { id, dataFim } of daConta) {
      await fecharPeriodoFinanceiro(
        tx,
        quem,
        { id, versao: 1, saldoInformadoCentavos: await saldoContado(tx, base.contas[chave], dataFim) },
        fuso,
      );
    }
    const ultimo = daConta.at(-1);
    if (chave === 'caixa' && ultimo)
      await reabrirPeriodoFinanceiro(tx, quem, { id: ultimo.id, versao: 2, motivo: 'Recibo encontrado na conferência do caixa.' });
  }
  return vencidos.length;
}

/** What the statement of the account, or the drawer, says at the end of a day. */
async function saldoContado(tx: Tx, contaBancariaId: number, dataFim: string): Promise<Centavos> {
  const { rows } = await sql<{
    saldo: number;
  }>`select c.saldo_inicial_centavos + coalesce(sum(case l.sentido when 'entrada' then l.valor_centavos else -l.valor_centavos end), 0)::bigint as saldo
    from v_conta_bancaria c left join v_lancamento_financeiro l on l.conta_bancaria_id = c.id and l.data_movimento <= ${dataFim}::date
    where c.id = ${contaBancariaId} group by c.saldo_inicial_centavos`.execute(tx);
  return centavos(rows[0]?.saldo ?? 0);
}
