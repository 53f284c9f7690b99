import { errosPeriodo } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import { type Conferida, conferirContagem } from '../contagem.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { podeTransitar } from '#domains/financeiro/caixa/situacoes.ts';
import { ajustarFechamento } from './ajustar-fechamento.ts';
import { type Esperado, esperadoPorForma } from './contagens.ts';
import { encurtarPeriodo } from './encurtar-periodo.ts';
import { mudarSituacao, conferirOrdem, travarPeriodo } from './periodos.ts';

export type Fechamento = {
  id: number;
  versao: number;
  saldoInformadoCentavos: Centavos /** Why the balances differ: closes with adjusting entries. */;
  ajuste?: string | null;
  /** A day before the last one: the period ends there and the next one begins the day after. */
  ate?: DataCivil | null;
  contagens?: readonly { formaPagamentoId: number | null; contadoCentavos: Centavos }[] | undefined;
};

/**
 * Closes a financial period: from here on nothing dated in it moves. The informed balance must equal the computed one, also method by
 * method when they were counted; with `ajuste` each difference becomes an entry of its own, dated on the last day. Movements under way are waited for.
 * Throws PERIODO_FINANCEIRO_JA_FECHADO, PERIODO_FINANCEIRO_EM_CURSO, PERIODO_FINANCEIRO_CORTE_INVALIDO,
 * PERIODO_FINANCEIRO_FORA_DE_ORDEM, SALDO_DIVERGENTE (names both), CONTAGEM_DIVERGENTE, CONTAGEM_INCOMPLETA, CONTAGEM_NAO_FECHA, VERSAO_DESATUALIZADA.
 */
export async function fecharPeriodoFinanceiro(
  ato: Ato<Pessoa>,
  pedido: Fechamento,
): Promise<{ id: number; situacao: 'fechado'; saldoCentavos: number; seguinteId: number | null }> {
  const { tx, hoje } = ato;
  const travado = await travarPeriodo(tx, pedido.id, pedido.versao);
  if (!podeTransitar(travado.situacao, 'fechar')) throw errosPeriodo.PERIODO_FINANCEIRO_JA_FECHADO();
  await conferirOrdem(tx, travado, 'fechar');
  const { seguinteId, ...periodo } = await encurtarPeriodo(ato, travado, pedido.ate ?? null);
  if (periodo.dataFim > hoje) throw errosPeriodo.PERIODO_FINANCEIRO_EM_CURSO({ data: formatarData(periodo.dataFim) });
  // Asked after the lock: what committed while this waited is in it.
  const { saldoCentavos: calculado, esperados } = await esperadoPorForma(tx, periodo, periodo.dataFim);
  const contagens = conferir(pedido, calculado, esperados);
  await ajustarFechamento(ato, periodo, contagens, pedido.ajuste ?? '');
  const mudancaId = await mudarSituacao(ato, periodo, {
    para: 'fechado',
    motivo: pedido.ajuste ?? null,
    saldoCalculadoCentavos: calculado,
    saldoInformadoCentavos: pedido.saldoInformadoCentavos,
  });
  if (pedido.contagens) await guardarContagens(tx, mudancaId, contagens);
  await auditar(ato, {
    acao: 'periodo_financeiro.fechado',
    alvoTipo: 'periodo_financeiro',
    alvoId: periodo.id,
    motivo: pedido.ajuste ?? null,
    antes: { situacao: periodo.situacao, dataFim: travado.dataFim },
    depois: {
      situacao: 'fechado',
      dataFim: periodo.dataFim,
      saldoCalculadoCentavos: calculado,
      saldoInformadoCentavos: pedido.saldoInformadoCentavos,
    },
  });
  return { id: periodo.id, situacao: 'fechado', saldoCentavos: pedido.saldoInformadoCentavos, seguinteId };
}

/** What was counted beside what was expected; the whole balance as one count when methods were not told apart. */
function conferir(pedido: Fechamento, calculado: Centavos, esperados: readonly Esperado[]): Conferida[] {
  const { saldoInformadoCentavos: informado, contagens } = pedido;
  const conferidas = contagens
    ? conferirContagem(esperados, contagens)
    : conferirContagem([{ formaPagamentoId: null, esperadoCentavos: calculado }], [{ formaPagamentoId: null, contadoCentavos: informado }]);
  if (!conferidas) throw errosPeriodo.CONTAGEM_INCOMPLETA({}, { campos: ['contagens'], detalhe: { esperados } });
  if (somar(conferidas.map((c) => c.contadoCentavos)) !== informado) throw errosCaixa.CONTAGEM_NAO_FECHA({}, { campos: ['contagens'] });
  if (conferidas.every((c) => c.diferencaCentavos === 0) || pedido.ajuste) return conferidas;
  const campos = [campoDaDiferenca(contagens, conferidas)];
  const detalhe = { calculadoCentavos: calculado, informadoCentavos: informado };
  if (informado === calculado) throw errosPeriodo.CONTAGEM_DIVERGENTE(divisaoQueNaoConfere(conferidas, esperados), { campos, detalhe });
  const params = {
    informado: formatarReais(informado),
    calculado: formatarReais(calculado),
    diferenca: formatarReais(centavos(conferidas.reduce((soma, c) => soma + Math.abs(c.diferencaCentavos), 0))),
  };
  throw errosPeriodo.SALDO_DIVERGENTE(params, { campos, detalhe });
}

function campoDaDiferenca(contagens: Fechamento['contagens'], conferidas: readonly Conferida[]): string {
  const primeira = conferidas.find((c) => c.diferencaCentavos !== 0);
  const onde = contagens?.findIndex((c) => c.formaPagamentoId === primeira?.formaPagamentoId) ?? -1;
  return onde < 0 ? 'saldoInformadoCentavos' : `contagens.${onde}.contadoCentavos`;
}

/** Where the total ties, what is too much in one place is missing in another: one of them is a method and has a name. */
function divisaoQueNaoConfere(
  conferidas: readonly Conferida[],
  esperados: readonly Esperado[],
): Record<'forma' | 'contado' | 'esperado', string> {
  const parte = conferidas.find((c) => c.diferencaCentavos !== 0 && c.formaPagamentoId !== null);
  return {
    forma: esperados.find((e) => e.formaPagamentoId === parte?.formaPagamentoId)?.formaNome ?? '',
    contado: formatarReais(parte?.contadoCentavos ?? centavos(0)),
    esperado: formatarReais(parte?.esperadoCentavos ?? centavos(0)),
  };
}

async function guardarContagens(tx: Tx, situacaoId: number, contagens: readonly Conferida[]): Promise<void> {
  await sql`insert into periodos_financeiros_contagens (situacao_id, forma_pagamento_id, esperado_centavos, contado_centavos)
    select ${situacaoId}::bigint, e."formaPagamentoId", e."esperadoCentavos", e."contadoCentavos"
    from json_to_recordset(${JSON.stringify(contagens)}::json) as e("formaPagamentoId" bigint, "esperadoCentavos" bigint, "contadoCentavos" bigint)`.execute(
    tx,
  );
}
