import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { conferirRecebimento } from '#domains/financeiro/cadastros/server/door.ts';
import { escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { errosCredito } from '../erros.ts';
import { type CreditoTravado, gravarUsos, conferirDepoisDaEntrada, travarCredito } from './usos-de-credito.ts';

/**
 * Gives money of a credit back to the payer, on a day and out of an account whose period is open.
 * Throws CREDITO_NAO_ENCONTRADO, CREDITO_INSUFICIENTE, CREDITO_ANTERIOR, DATA_CREDITO_FUTURA, inactive account, closed period.
 */
export async function devolverCredito(
  ato: Ato<Pessoa>,
  pedido: { creditoId: number; dataUso: DataCivil; valorCentavos: Centavos; contaBancariaId: number; motivo: string },
): Promise<{ id: number; saldoCentavos: number }> {
  const { tx, hoje } = ato;
  const credito = await travarCredito(tx, pedido.creditoId);
  conferirDepoisDaEntrada(credito, pedido.dataUso, hoje);
  if (pedido.dataUso > hoje) throw errosCredito.DATA_CREDITO_FUTURA({ hoje: formatarData(hoje) }, { campos: ['dataUso'] });
  // It leaves by no method of receiving.
  await conferirRecebimento(tx, [{ contaBancariaId: pedido.contaBancariaId, formaPagamentoId: null }]);
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
  const credito = await travarCredito(ato.tx, pedido.creditoId);
  if (credito.utilizadoCentavos > 0) throw errosCredito.CREDITO_JA_UTILIZADO();
  return encerrarCredito(ato, credito, {
    tipo: 'estorno',
    dataUso: ato.hoje,
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
  const { dataUso: pedido, ...resto } = uso;
  // Money on its way does not leave the account before it came.
  const dataUso = pedido < credito.dataCredito ? credito.dataCredito : pedido;
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
