import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { fecharPeriodoFinanceiro, reabrirPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { liquidar, maximoDaLiquidacao, preverLiquidacao } from '#domains/financeiro/caixa/a-liquidar/server/oficina.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { somarDias } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { Base } from '../../base/base.ts';
import { contasBancarias } from '../../plano/registros.ts';

type Grupo = Awaited<ReturnType<typeof preverLiquidacao>>['grupos'][number];

/** What cards and the like brought, month by month as the clerk checks the statements; the last fortnight is still to be checked. */
export async function liquidarRecebimentos(ato: Ato, base: Base): Promise<void> {
  const { hoje, tx } = ato;
  const conferidoAte = somarDias(hoje, -14);
  for (const fim of new Set(base.periodosFinanceiros.map(({ dataFim }) => (dataFim < conferidoAte ? dataFim : conferidoAte)))) {
    const { grupos } = await preverLiquidacao(tx, { ate: fim, contaBancariaId: null, formaPagamentoId: null });
    for (const ate of fimDeCadaLote(grupos)) {
      const escolha = { ate, contaBancariaId: null, formaPagamentoId: null };
      const { quantidade, brutoCentavos, taxaCentavos } = await preverLiquidacao(tx, escolha);
      const visto = { quantidade, brutoCentavos: centavos(brutoCentavos), taxaCentavos: centavos(taxaCentavos) };
      await liquidar(ato, { ...escolha, ...visto, dataCredito: null });
    }
  }
}

/** The last day of each act: whole days, in their order, as many as one act may settle (a large school has more in a month). */
function fimDeCadaLote(grupos: readonly Grupo[]): string[] {
  const fins: string[] = [];
  let noLote = 0;
  for (const [dia, doDia] of Map.groupBy(grupos, (g) => g.dataPrevista)) {
    const quantidade = doDia.reduce((soma, g) => soma + g.quantidade, 0);
    const cabe = fins.length > 0 && noLote + quantidade <= maximoDaLiquidacao;
    noLote = cabe ? noLote + quantidade : quantidade;
    if (cabe) fins.pop();
    fins.push(dia);
  }
  return fins;
}

/** Closes the months that are over, each with the balance that was counted, and reopens the last one of the bank account. */
export async function fecharMeses(ato: Ato, base: Base): Promise<number> {
  const { hoje, tx } = ato;
  const vencidos = base.periodosFinanceiros.filter(({ dataFim }) => dataFim < hoje);
  for (const { chave } of contasBancarias) {
    const daConta = vencidos.filter(({ conta }) => conta === chave);
    for (const { id, dataFim } of daConta) {
      await fecharPeriodoFinanceiro(ato, { id, versao: 1, saldoInformadoCentavos: await saldoContado(tx, base.contas[chave], dataFim) });
    }
    const ultimo = daConta.at(-1);
    // The cash box has nothing open before this month: its day can be closed.
    if (chave === 'banco' && ultimo)
      await reabrirPeriodoFinanceiro(ato, { id: ultimo.id, versao: 2, motivo: 'Tarifa encontrada na conferência do extrato.' });
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
