import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { estornosDeFaturamento, movimentosDeFaturamento } from './fatos-de-faturamento.ts';
import { estornosDeEstoque, movimentosDeEstoque } from './fatos-de-estoque.ts';
import { estornosDePagar, movimentosDePagar } from './fatos-de-pagar.ts';
import { identificado } from './identificado.ts';

// Every event that money and stock rooms tell accounting of: whose it is, when it happens, from what source, with which parts. A fact of
// another shape does not compile. A new event of a room is a line here.
type Descricao = {
  /** The room that hands it over. */
  sala: string;
  quando: string;
  /** Texts that `origem_tipo` takes: with the id of the source they name the row that the fact tells of. */
  origem: z.ZodType<string>;
};
type Movimento = Descricao & { valores: z.ZodObject };
/** Takes back facts of other events: same value, same parts, pointing at the original. */
type Estorno = Descricao & { de: readonly [string, ...string[]] };

const titulos = 'financeiro/titulos';
const caixa = 'financeiro/caixa';
const boletos = 'financeiro/boletos';
const inteiro = z.int();
const id = inteiro.positive();
const conta = { contaBancariaId: id };
const aLiquidar = { aLiquidar: z.literal('sim').optional() };
/** Received before the month in which it is revenue. */
const antecipado = { antecipado: z.literal('sim').optional() };
const origemDoTitulo = z.enum(['contrato', 'manual', 'taxa', 'acordo']);
const manual = {
  sala: caixa,
  origem: z.literal('lancamento_manual'),
  valores: z.strictObject({
    ...identificado,
    categoriaId: id.nullable(),
    ...conta,
    contaDestinoId: id.nullable(),
    formaPagamentoId: id.nullable(),
    centroCustoId: id.nullable(),
  }),
} as const;
const manualEstornado = { sala: caixa, origem: z.literal('lancamento_manual_estorno') } as const;
const usoDeCredito = {
  sala: titulos,
  origem: z.literal('credito_uso'),
  valores: z.strictObject({ ...identificado, creditoId: id, pagadorId: id, baixaId: id.nullable(), ...conta }),
} as const;
const amortizacao = {
  sala: titulos,
  origem: z.literal('titulo_amortizacao'),
  valores: z.strictObject({ tituloId: id, acordoId: id }),
} as const;

/** What happened. */
export const movimentos = {
  'titulo.emitido': {
    sala: titulos,
    quando: 'a title comes to be',
    origem: z.literal('titulo'),
    valores: z.strictObject({
      valorCentavos: dinheiro,
      descontoIncondicionalCentavos: dinheiro,
      descontoCondicionalCentavos: dinheiro,
      dataVencimento: z.iso.date(),
      pagadorId: id,
      origem: origemDoTitulo,
      contratoId: id.nullable(),
      contratoPrecoId: id.nullable(),
      parcela: inteiro,
      /** Of the unconditional discount, what scholarships give. */
      bolsaCentavos: dinheiro,
      segmentacaoId: id.nullable(),
      cursoId: id.nullable(),
      documento: z.string(),
    }),
  },
  'titulo.recebido': {
    sala: titulos,
    quando: 'a payment settles a title or a part of it',
    origem: z.literal('baixa'),
    valores: z.strictObject({
      principalCentavos: dinheiro,
      jurosCentavos: dinheiro,
      multaCentavos: dinheiro,
      descontoCentavos: dinheiro,
      tituloId: id,
      ...conta,
      formaPagamentoId: id,
      origem: origemDoTitulo,
      ...aLiquidar,
      ...antecipado,
    }),
  },
  'titulo.renegociado': {
    sala: titulos,
    quando: 'an agreement takes what a title still owes',
    origem: z.literal('acordo_titulo'),
    valores: z.strictObject({ tituloId: id, acordoId: id }),
  },
  'titulo.coberto': { ...amortizacao, quando: 'an agreement ends and what was paid in it covers an old title' },
  'acordo.parcela_encerrada': {
    ...amortizacao,
    quando: 'an agreement ends and what its installment still owes goes back to the old titles',
  },
  'desconto.revogado': {
    sala: titulos,
    quando: 'a reversal leaves a title open whose conditional discount another payment had taken',
    origem: z.literal('desconto_revogado'),
    valores: z.strictObject({ descontoCentavos: dinheiro, tituloId: id, baixaId: id }),
  },
  'credito.recebido': {
    sala: titulos,
    quando: 'a payer leaves money that no title took',
    origem: z.literal('credito'),
    valores: z.strictObject({ ...identificado, pagadorId: id, ...conta, formaPagamentoId: id, ...aLiquidar }),
  },
  'credito.utilizado': { ...usoDeCredito, quando: 'a credit settles a title or a part of it' },
  'credito.devolvido': { ...usoDeCredito, quando: 'a credit is handed back to the payer' },
  'tarifa.bancaria': {
    sala: boletos,
    quando: 'the bank keeps something for its work on a slip',
    origem: z.literal('tarifa_boleto'),
    valores: z.strictObject({ ...identificado, ...conta, nossoNumero: z.string(), titulo: z.string().nullable() }),
  },
  'recebimento.liquidado': {
    sala: caixa,
    quando: 'money of a card, a cheque or another method that waits reaches the account',
    origem: z.enum(['recebimento_a_liquidar', 'recebimento_reliquidado']),
    valores: z.strictObject({ ...identificado, taxaCentavos: dinheiro, liquidoCentavos: dinheiro, ...conta, formaPagamentoId: id }),
  },
  'caixa.recebimento': { ...manual, quando: 'money received is entered by hand' },
  'caixa.pagamento': { ...manual, quando: 'money paid is entered by hand' },
  'caixa.transferencia': { ...manual, quando: 'money goes from one account to another' },
  'caixa.ajustado': {
    sala: caixa,
    quando: 'a period is closed with another balance than was worked out, for each method that differs',
    origem: z.union([
      z.templateLiteral(['ajuste_fechamento_v', inteiro]),
      z.templateLiteral(['ajuste_fechamento_v', inteiro, '_f', inteiro]),
    ]),
    valores: z.strictObject({ ...identificado, sentido: z.enum(['entrada', 'saida']), formaPagamentoId: id.nullable(), ...conta }),
  },
  ...movimentosDePagar,
  ...movimentosDeEstoque,
  ...movimentosDeFaturamento,
} as const satisfies Record<string, Movimento>;

const acordoEncerrado = { sala: titulos, origem: z.literal('acordo_titulo'), de: ['titulo.renegociado'] } as const;
const usoEstornado = { sala: titulos, origem: z.literal('credito_uso_estorno') } as const;

/** What is taken back. */
export const estornos = {
  'titulo.cancelado': {
    sala: titulos,
    quando: 'a title is cancelled',
    origem: z.literal('titulo_cancelamento'),
    de: ['titulo.emitido', 'titulo.restaurado'],
  },
  'titulo.restaurado': {
    sala: titulos,
    quando: 'the cancellation of a title is undone',
    origem: z.literal('titulo_cancelamento'),
    de: ['titulo.cancelado'],
  },
  'recebimento.estornado': { sala: titulos, quando: 'a payment is reversed', origem: z.literal('estorno'), de: ['titulo.recebido'] },
  'acordo.desfeito': { ...acordoEncerrado, quando: 'an agreement is undone' },
  'acordo.quebrado': { ...acordoEncerrado, quando: 'an agreement is broken' },
  'titulo.cobertura_estornada': {
    sala: titulos,
    quando: 'a payment that covered old titles of an ended agreement is reversed',
    origem: z.literal('titulo_amortizacao'),
    de: ['titulo.coberto'],
  },
  'desconto.revogacao_estornada': {
    sala: titulos,
    quando: 'the payment whose discount had been taken back is reversed itself',
    origem: z.literal('desconto_revogado'),
    de: ['desconto.revogado'],
  },
  'credito.estornado': {
    sala: titulos,
    quando: 'a credit is reversed: the money never came or came by mistake',
    origem: z.literal('credito_uso'),
    de: ['credito.recebido'],
  },
  'credito.uso_estornado': {
    ...usoEstornado,
    quando: 'a payment that had been made with a credit is reversed',
    de: ['credito.utilizado'],
  },
  'credito.devolucao_estornada': { ...usoEstornado, quando: 'the handing back of a credit is undone', de: ['credito.devolvido'] },
  'recebimento.liquidacao_estornada': {
    sala: caixa,
    quando: 'a payment is reversed whose money had reached the account',
    origem: z.literal('recebimento_a_liquidar_estorno'),
    de: ['recebimento.liquidado'],
  },
  'recebimento.liquidacao_desfeita': {
    sala: caixa,
    quando: 'a settlement typed by mistake is undone',
    origem: z.literal('liquidacao_desfeita'),
    de: ['recebimento.liquidado'],
  },
  'caixa.recebimento_estornado': { ...manualEstornado, quando: 'a receipt by hand is reversed', de: ['caixa.recebimento'] },
  'caixa.pagamento_estornado': { ...manualEstornado, quando: 'a payment by hand is reversed', de: ['caixa.pagamento'] },
  ...estornosDePagar,
  'caixa.transferencia_estornado': { ...manualEstornado, quando: 'a transfer is reversed', de: ['caixa.transferencia'] },
  ...estornosDeEstoque,
  ...estornosDeFaturamento,
} as const satisfies Record<string, Estorno>;

type Movimentos = typeof movimentos;
type Estornos = typeof estornos;
export type EventoDeMovimento = keyof Movimentos;
export type EventoDeEstorno = keyof Estornos;
/** A fact by its event and source, which together are unique. */
type Fato<E> = E extends keyof (Movimentos & Estornos)
  ? { evento: E; origemTipo: z.output<(Movimentos & Estornos)[E]['origem']>; origemId: number }
  : never;

/** Something that happened, of the shape that its event has. `dataFato` decides the accounting period. */
export type NovoFato<E extends EventoDeMovimento = EventoDeMovimento> = E extends EventoDeMovimento
  ? Fato<E> & { dataFato: DataCivil; valorCentavos: Centavos; valores: z.output<Movimentos[E]['valores']> }
  : never;

/** The opposite of one fact. */
export type EstornoDeFato<E extends EventoDeEstorno = EventoDeEstorno> = E extends EventoDeEstorno
  ? Fato<E> & { dataFato: DataCivil; original: Fato<Estornos[E]['de'][number]> }
  : never;
