import { type Autor, auditar } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarFatos } from '#domains/contabil/server/door.ts';
import { formatarData, hojeEm } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais } from '#shared/dinheiro.ts';
import { errosCaixa } from '../erros.ts';
import { podeTransitar } from '../situacoes.ts';
import { mudarSituacao, type PeriodoTravado, recusarForaDeOrdem, saldoEm, travarPeriodo } from './periodos.ts';
import { registrarLancamentos } from './registrar-lancamentos.ts';

export type Fechamento = {
  id: number;
  versao: number;
  saldoInformadoCentavos: Centavos /** Why the balances differ: closes with an adjusting entry. */;
  ajuste?: string | null;
};

/**
 * Closes a financial period: from here on nothing dated in it moves. The informed balance must equal the computed one; with
 * `ajuste` the difference becomes an entry of its own, dated on the last day. Movements under way are waited for.
 * Throws PERIODO_FINANCEIRO_JA_FECHADO, PERIODO_FINANCEIRO_EM_CURSO, PERIODO_FINANCEIRO_FORA_DE_ORDEM, SALDO_DIVERGENTE (names both), VERSAO_DESATUALIZADA.
 */
export async function fecharPeriodoFinanceiro(
  tx: Tx,
  quem: Exclude<Autor, { processo: string }>,
  pedido: Fechamento,
  fuso: string,
): Promise<{ id: number; situacao: 'fechado'; saldoCentavos: number }> {
  const periodo = await travarPeriodo(tx, pedido.id, pedido.versao);
  if (!podeTransitar(periodo.situacao, 'fechar')) throw errosCaixa.PERIODO_FINANCEIRO_JA_FECHADO();
  if (periodo.dataFim > hojeEm(new Date(periodo.agora), fuso))
    throw errosCaixa.PERIODO_FINANCEIRO_EM_CURSO({ data: formatarData(periodo.dataFim) });
  await recusarForaDeOrdem(tx, periodo, 'fechar');
  // Asked after the lock: what committed while this waited is in it.
  const calculado = centavos(await saldoEm(tx, periodo.contaBancariaId, periodo.dataFim));
  const diferenca = centavos(pedido.saldoInformadoCentavos - calculado);
  if (diferenca !== 0 && !pedido.ajuste) {
    const params = {
      informado: formatarReais(pedido.saldoInformadoCentavos),
      calculado: formatarReais(calculado),
      diferenca: formatarReais(centavos(Math.abs(diferenca))),
    };
    throw errosCaixa.SALDO_DIVERGENTE(params, {
      campos: ['saldoInformadoCentavos'],
      detalhe: { calculadoCentavos: calculado, informadoCentavos: pedido.saldoInformadoCentavos },
    });
  }
  if (diferenca !== 0) await ajustar(tx, quem, periodo, diferenca, pedido.ajuste ?? '');
  await mudarSituacao(tx, quem, periodo, {
    para: 'fechado',
    motivo: pedido.ajuste ?? null,
    saldoCalculadoCentavos: calculado,
    saldoInformadoCentavos: pedido.saldoInformadoCentavos,
  });
  await auditar(tx, quem, {
    acao: 'periodo_financeiro.fechado',
    alvoTipo: 'periodo_financeiro',
    alvoId: periodo.id,
    motivo: pedido.ajuste ?? null,
    antes: { situacao: periodo.situacao },
    depois: { situacao: 'fechado', saldoCalculadoCentavos: calculado, saldoInformadoCentavos: pedido.saldoInformadoCentavos },
  });
  return { id: periodo.id, situacao: 'fechado', saldoCentavos: pedido.saldoInformadoCentavos };
}

/** The entry that makes the computed balance what was counted, and its accounting fact. One per closing: the version tells them apart. */
async function ajustar(
  tx: Tx,
  quem: Exclude<Autor, { processo: string }>,
  periodo: PeriodoTravado,
  diferenca: Centavos,
  motivo: string,
): Promise<void> {
  const sentido = diferenca > 0 ? 'entrada' : 'saida';
  const valorCentavos = centavos(Math.abs(diferenca));
  const origem = { origemTipo: `ajuste_fechamento_v${periodo.versao}`, origemId: periodo.id };
  await registrarLancamentos(tx, quem, [
    {
      ...origem,
      contaBancariaId: periodo.contaBancariaId,
      dataMovimento: periodo.dataFim,
      sentido,
      categoria: 'ajuste de caixa',
      valorCentavos,
      historico: `Ajuste de fechamento: ${motivo}`.slice(0, 300),
    },
  ]);
  await registrarFatos(tx, [
    {
      ...origem,
      evento: 'caixa.ajustado',
      dataFato: periodo.dataFim,
      valorCentavos,
      valores: { sentido, contaBancariaId: periodo.contaBancariaId },
    },
  ]);
}
