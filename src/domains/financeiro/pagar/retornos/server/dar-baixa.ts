import { sql } from 'kysely';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { pagarTitulos } from '../../baixas/server/door.ts';
import { errosPagar } from '../../erros.ts';
import { carregarConvenio } from '../../remessas/server/door.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';

type Pedido = { conta: number; tituloId: number; itemId: number | null; dataBaixa: DataCivil; pagoCentavos: Centavos };

/**
 * Settles a title with money that the bank says it paid, on its day and from the account of its agreement; what is above the balance was
 * paid as interest. The payment that a file asked for is paid with it. Throws what `pagarTitulos` does.
 */
export async function darBaixa(ato: Ato<Pessoa>, { conta, tituloId, itemId, dataBaixa, pagoCentavos }: Pedido): Promise<number> {
  const { tx } = ato;
  const { formaPagamentoId } = await carregarConvenio(tx, conta);
  const [titulo] = await travarTitulosPagar(tx, [tituloId]);
  if (!titulo) throw errosPagar.TITULO_PAGAR_NAO_ENCONTRADO({}, { campos: ['tituloId'] });
  // The bank has paid it: it waits there no longer, or no payment could be entered.
  if (itemId !== null) await sql`update remessas_pagar_itens set situacao = 'pago', motivos = '{}' where id = ${itemId}`.execute(tx);
  const saldo = titulo.valorCentavos - titulo.amortizadoCentavos;
  const principal = Math.min(pagoCentavos, saldo);
  const nada = centavos(0);
  const item = {
    tituloId,
    principalCentavos: centavos(principal > 0 ? principal : pagoCentavos),
    descontoCentavos: nada,
    multaCentavos: nada,
    jurosCentavos: centavos(principal > 0 ? pagoCentavos - principal : 0),
  };
  const { baixas } = await pagarTitulos(ato, { dataBaixa, contaBancariaId: conta, formaPagamentoId, itens: [item] });
  const baixaId = baixas[0]?.id ?? 0;
  if (itemId !== null) await sql`update remessas_pagar_itens set baixa_id = ${baixaId} where id = ${itemId}`.execute(tx);
  return baixaId;
}
