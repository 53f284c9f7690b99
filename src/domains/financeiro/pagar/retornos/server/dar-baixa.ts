import { sql } from 'kysely';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { pagarTitulos } from '../../baixas/server/door.ts';
import { errosPagar } from '../../erros.ts';
import { carregarConvenio } from '../../remessas/server/door.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';

export type PagoPeloBanco = { tituloId: number; itemId: number | null; pagoCentavos: Centavos };
type Pedido = { conta: number; dataBaixa: DataCivil; pagos: readonly PagoPeloBanco[] };

/**
 * Settles titles with money that the bank says it paid, on its day and from the account of its agreement, all or nothing; what is above a
 * balance was paid as interest. The payments that a file asked for are paid with it. Answers the baixa of each title. Throws what
 * `pagarTitulos` does.
 */
export async function darBaixas(ato: Ato<Pessoa>, { conta, dataBaixa, pagos }: Pedido): Promise<Map<number, number>> {
  const { tx } = ato;
  const { formaPagamentoId } = await carregarConvenio(tx, conta);
  const titulos = new Map(
    (
      await travarTitulosPagar(
        tx,
        pagos.map((p) => p.tituloId),
      )
    ).map((t) => [t.id, t]),
  );
  const doArquivo = pagos.flatMap(({ tituloId, itemId }) => (itemId === null ? [] : [{ tituloId, itemId }]));
  // The bank has paid them: they wait there no longer, or no payment could be entered.
  await sql`update remessas_pagar_itens set situacao = 'pago', motivos = '{}' where id = any(${doArquivo.map((i) => i.itemId)}::bigint[])`.execute(
    tx,
  );
  const nada = centavos(0);
  const itens = pagos.map(({ tituloId, pagoCentavos }) => {
    const titulo = titulos.get(tituloId);
    if (!titulo) throw errosPagar.TITULO_PAGAR_NAO_ENCONTRADO({}, { campos: ['tituloId'] });
    const principal = Math.min(pagoCentavos, titulo.valorCentavos - titulo.amortizadoCentavos);
    return {
      tituloId,
      principalCentavos: centavos(principal > 0 ? principal : pagoCentavos),
      descontoCentavos: nada,
      multaCentavos: nada,
      jurosCentavos: centavos(principal > 0 ? pagoCentavos - principal : 0),
    };
  });
  const { baixas } = await pagarTitulos(ato, { dataBaixa, contaBancariaId: conta, formaPagamentoId, itens, peloBanco: true });
  const porTitulo = new Map(baixas.map(({ id, tituloId }) => [tituloId, id]));
  const pagas = doArquivo.map(({ itemId, tituloId }) => ({ itemId, baixaId: porTitulo.get(tituloId) ?? 0 }));
  await sql`update remessas_pagar_itens i set baixa_id = p."baixaId" from json_to_recordset(${JSON.stringify(pagas)}::json) as p("itemId" bigint, "baixaId" bigint)
    where i.id = p."itemId"`.execute(tx);
  return porTitulo;
}
