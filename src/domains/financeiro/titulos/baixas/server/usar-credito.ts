import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { DataCivil } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { errosCredito } from '#domains/financeiro/titulos/creditos/erros.ts';
import { baixarTitulos } from './baixar-titulos.ts';
import { travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';
import type { BaixaFeita } from './preparar-baixa.ts';
import { gravarUsos, conferirDepoisDaEntrada, travarCredito } from '#domains/financeiro/titulos/creditos/server/door.ts';

export type PedidoDeUso = { creditoId: number; dataUso: DataCivil; itens: readonly { tituloId: number; valorCentavos: number }[] };

/**
 * Settles titles of a payer with a credit of the same payer, with a receipt: the credit leaves the account and the payment comes in, so
 * that the balance stays. Throws CREDITO_NAO_ENCONTRADO, CREDITO_DE_OUTRO_PAGADOR, CREDITO_INSUFICIENTE, CREDITO_ANTERIOR and what baixarTitulos throws.
 */
export async function usarCredito(ato: Ato<Pessoa>, pedido: PedidoDeUso): Promise<BaixaFeita> {
  const { tx } = ato;
  // Titles before the credit, in the order in which a reversal locks them.
  const titulos = await travarTitulos(
    tx,
    pedido.itens.map((i) => i.tituloId),
  );
  const credito = await travarCredito(tx, pedido.creditoId);
  const alheio = titulos.find((t) => t.pagadorId !== credito.pagadorId);
  if (alheio) throw errosCredito.CREDITO_DE_OUTRO_PAGADOR({ numero: alheio.numero });
  conferirDepoisDaEntrada(credito, pedido.dataUso, ato.hoje);
  const feita = await baixarTitulos(ato, {
    dataBaixa: pedido.dataUso,
    // The credit leaves the account as the payment enters it: nothing of it waits for the method it once came by.
    dataCredito: pedido.dataUso,
    contaBancariaId: credito.contaBancariaId,
    formaPagamentoId: credito.formaPagamentoId,
    itens: pedido.itens,
  });
  const valorDe = new Map(pedido.itens.map((i) => [i.tituloId, i.valorCentavos]));
  await gravarUsos(
    ato,
    credito,
    pedido.dataUso,
    feita.baixas.map((b) => ({
      tipo: 'baixa',
      baixaId: b.id,
      valorCentavos: centavos(valorDe.get(b.tituloId) ?? 0),
      contaBancariaId: credito.contaBancariaId,
      motivo: null,
      historico: escreverHistorico('creditoUsado', { numero: b.numero }),
    })),
  );
  await auditar(ato, {
    acao: 'credito.utilizado',
    alvoTipo: 'credito',
    alvoId: credito.id,
    antes: { utilizadoCentavos: credito.utilizadoCentavos },
    depois: { utilizadoCentavos: credito.utilizadoCentavos + feita.totalCentavos, reciboNumero: feita.reciboNumero },
  });
  return feita;
}
