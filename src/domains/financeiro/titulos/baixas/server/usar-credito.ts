import type { Ato } from '#platform/server/ato.ts';
import { type Pessoa, auditar } from '#platform/server/auditoria/audit.ts';
import { type DataCivil, formatarData, hojeEm } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { escreverHistorico } from '#domains/financeiro/caixa/server/door.ts';
import { errosCredito } from '#domains/financeiro/titulos/creditos/erros.ts';
import { baixarTitulos } from './baixar-titulos.ts';
import { travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';
import type { BaixaFeita } from './preparar-baixa.ts';
import { type CreditoTravado, gravarUsos, travarCredito } from '#domains/financeiro/titulos/creditos/server/usos-de-credito.ts';

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
  if (pedido.dataUso < credito.dataCredito)
    throw errosCredito.CREDITO_ANTERIOR({ data: formatarData(credito.dataCredito) }, { campos: ['dataUso'] });
  const feita = await baixarTitulos(ato, {
    dataBaixa: pedido.dataUso,
    // The credit leaves the account as the payment enters it: nothing of it waits for the method it once came by.
    dataCredito: pedido.dataUso,
    contaBancariaId: credito.contaBancariaId,
    formaPagamentoId: credito.formaPagamentoId,
    deCredito: true,
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

/**
 * Gives money of a credit back to the payer, on a day and out of an account whose period is open.
 * Throws CREDITO_NAO_ENCONTRADO, CREDITO_INSUFICIENTE, CREDITO_ANTERIOR, DATA_CREDITO_FUTURA, closed period.
 */
export async function devolverCredito(
  ato: Ato<Pessoa>,
  pedido: { creditoId: number; dataUso: DataCivil; valorCentavos: Centavos; contaBancariaId: number; motivo: string },
): Promise<{ id: number; saldoCentavos: number }> {
  const { tx, fuso } = ato;
  const credito = await travarCredito(tx, pedido.creditoId);
  const hoje = hojeEm(new Date(credito.agora), fuso);
  if (pedido.dataUso > hoje) throw errosCredito.DATA_CREDITO_FUTURA({ hoje: formatarData(hoje) }, { campos: ['dataUso'] });
  if (pedido.dataUso < credito.dataCredito)
    throw errosCredito.CREDITO_ANTERIOR({ data: formatarData(credito.dataCredito) }, { campos: ['dataUso'] });
  return encerrarCredito(ato, credito, {
    ...pedido,
    tipo: 'devolucao',
    historico: escreverHistorico('devolucaoDeCredito', { motivo: pedido.motivo }),
  });
}

/** Undoes a credit that was never used, as if it had not been received: it was typed by mistake. Throws CREDITO_JA_UTILIZADO, closed period. */
export async function estornarCredito(
  ato: Ato<Pessoa>,
  pedido: { creditoId: number; motivo: string },
): Promise<{ id: number; saldoCentavos: number }> {
  const { tx, fuso } = ato;
  const credito = await travarCredito(tx, pedido.creditoId);
  if (credito.utilizadoCentavos > 0) throw errosCredito.CREDITO_JA_UTILIZADO();
  return encerrarCredito(ato, credito, {
    tipo: 'estorno',
    dataUso: hojeEm(new Date(credito.agora), fuso),
    valorCentavos: credito.valorCentavos,
    contaBancariaId: credito.contaBancariaId,
    motivo: pedido.motivo,
    historico: escreverHistorico('estornoDeCredito', { motivo: pedido.motivo }),
  });
}

/** Takes money off a locked credit for good, and says so in the audit. */
export async function encerrarCredito(
  ato: Ato<Pessoa>,
  credito: CreditoTravado,
  uso: {
    tipo: 'devolucao' | 'estorno';
    dataUso: DataCivil;
    valorCentavos: Centavos;
    contaBancariaId: number;
    motivo: string;
    historico: string;
  },
): Promise<{ id: number; saldoCentavos: number }> {
  const { dataUso, ...resto } = uso;
  await gravarUsos(ato, credito, dataUso, [{ ...resto, baixaId: null }]);
  const utilizadoCentavos = credito.utilizadoCentavos + uso.valorCentavos;
  await auditar(ato, {
    acao: uso.tipo === 'estorno' ? 'credito.estornado' : 'credito.devolvido',
    alvoTipo: 'credito',
    alvoId: credito.id,
    motivo: uso.motivo,
    antes: { utilizadoCentavos: credito.utilizadoCentavos },
    depois: { utilizadoCentavos },
  });
  return { id: credito.id, saldoCentavos: credito.valorCentavos - utilizadoCentavos };
}
