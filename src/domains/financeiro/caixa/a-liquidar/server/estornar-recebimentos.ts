import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { registrarEstornosDeFatos } from '#domains/contabil/server/door.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import {
  categoriaDaTaxa,
  type NovoLancamento,
  type Operador,
  registrarLancamentos,
} from '#domains/financeiro/caixa/server/registrar-lancamentos.ts';
import { origensDaLiquidacao, type ParteDoPagamento } from './lancar-liquidados.ts';

type Estorno = NovoLancamento & { estorna: { origemTipo: 'baixa' | 'credito'; origemId: number } };
type Guardado = ParteDoPagamento & { taxaCentavos: Centavos; formaPagamentoId: number; liquidado: boolean };

/**
 * Takes back money that payers gave. What the account has goes out, with the fee that came off it coming back; what was still to
 * be settled never comes. `estorno` is the entry that takes it out. Throws what registrarLancamentos throws.
 */
export async function estornarRecebimentos(ato: Ato<Operador>, estornos: readonly Estorno[]): Promise<void> {
  const { tx } = ato;
  for (const estorno of estornos) {
    const { origemTipo, origemId } = estorno.estorna;
    const { rows } =
      await sql<Guardado>`select id, origem_tipo as "origemTipo", origem_id as "origemId", desfeita_item_id as "itemId", taxa_centavos as "taxaCentavos", forma_pagamento_id as "formaPagamentoId", situacao = 'liquidado' as liquidado
      from recebimentos_a_liquidar where origem_tipo = ${origemTipo} and origem_id = ${origemId} for update`.execute(tx);
    const [guardado] = rows;
    const estorna = guardado ? origensDaLiquidacao(guardado).entrada : estorno.estorna;
    if (!guardado || guardado.liquidado) await registrarLancamentos(ato, [{ ...estorno, estorna }, ...taxaDeVolta(estorno, guardado)]);
    if (!guardado) continue;
    await sql`update recebimentos_a_liquidar set situacao = 'estornado', data_estorno = ${estorno.dataMovimento} where id = ${guardado.id}`.execute(
      tx,
    );
    if (guardado.liquidado)
      await registrarEstornosDeFatos(tx, [
        {
          original: { evento: 'recebimento.liquidado', ...origensDaLiquidacao(guardado).fato },
          evento: 'recebimento.liquidacao_estornada',
          dataFato: estorno.dataMovimento,
          origemTipo: 'recebimento_a_liquidar_estorno',
          origemId: guardado.id,
        },
      ]);
  }
}

function taxaDeVolta(estorno: Estorno, guardado: Guardado | undefined): NovoLancamento[] {
  if (!guardado || guardado.taxaCentavos === 0) return [];
  return [
    {
      origemTipo: 'taxa_recebimento_estorno',
      origemId: guardado.id,
      estorna: origensDaLiquidacao(guardado).taxa,
      contaBancariaId: estorno.contaBancariaId,
      formaPagamentoId: guardado.formaPagamentoId,
      dataMovimento: estorno.dataMovimento,
      sentido: 'entrada',
      categoria: categoriaDaTaxa,
      valorCentavos: guardado.taxaCentavos,
      historico: escreverHistorico('taxaDevolvida', { historico: estorno.historico }),
    },
  ];
}
