import { z } from 'zod';
import { codigosDoCancelamento, situacoesTitulo } from './situacoes.ts';
import { dinheiro } from '#shared/campos.ts';

const id = z.number();
const texto = z.string();
export const situacao = z.enum(situacoesTitulo);
const portal = z.enum(['liberado', 'bloqueado']);

export const itemTitulo = z.object({
  id,
  numero: texto,
  origem: texto,
  parcela: z.number(),
  parcelas: z.number(),
  contratoId: id.nullable(),
  pagadorId: id,
  pagadorNome: texto,
  alunoId: id.nullable(),
  alunoNome: texto.nullable(),
  turmaNome: texto.nullable(),
  descricao: texto,
  dataVencimento: texto,
  valorCentavos: dinheiro,
  descontoIncondicionalCentavos: dinheiro,
  descontoCondicionalCentavos: dinheiro,
  recebidoCentavos: dinheiro,
  saldoCentavos: dinheiro,
  devidoHojeCentavos: dinheiro,
  situacao,
  vencido: z.boolean(),
  diasAtraso: z.number(),
  portal,
  /** The line of a bank's return with money for it that waits for a person: until then nobody is asked for it. Of open titles alone. */
  linhaNaFilaId: id.nullable(),
  versao: z.number(),
});
/** Totals of the whole filter, not of the page. */
export const totaisDoFiltro = z.object({
  quantidade: z.number(),
  saldoCentavos: dinheiro,
  vencidoCentavos: dinheiro,
  vencidos: z.number(),
  devidoHojeCentavos: dinheiro,
  recebidoCentavos: dinheiro,
});

const devido = z.object({
  saldoCentavos: dinheiro,
  descontoCentavos: dinheiro,
  multaCentavos: dinheiro,
  jurosCentavos: dinheiro,
  totalCentavos: dinheiro,
  emDia: z.boolean(),
  diasAtraso: z.number(),
  baseMultaCentavos: dinheiro,
});
const passo = z.object({
  chave: z.enum([
    'valor',
    'descontoIncondicional',
    'jaAmortizado',
    'descontoCondicional',
    'descontoPerdido',
    'descontoRevogado',
    'multa',
    'juros',
    'jurosPorTrechos',
    'encargosRecebidos',
    'dispensado',
    'total',
  ]),
  valorCentavos: dinheiro,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  texto,
});
export const tituloDevido = z.object({
  id,
  numero: texto,
  descricao: texto,
  pagadorId: id,
  pagadorNome: texto,
  alunoNome: texto.nullable(),
  situacao,
  dataVencimento: texto,
  valorCentavos: dinheiro,
  contaBancariaId: id,
  formaPagamentoId: id,
  versao: z.number(),
  em: texto,
  devido,
  passos: z.array(passo),
  /** The bank's line of a payment that waits for a person. */
  linhaNaFilaId: id.nullable(),
});

export const baixaSaida = z.object({
  id,
  dataBaixa: texto,
  valorCentavos: dinheiro,
  principalCentavos: dinheiro,
  jurosCentavos: dinheiro,
  multaCentavos: dinheiro,
  descontoCentavos: dinheiro,
  /** Of the discount, what the reversal of another payment took back. */
  descontoRevogadoCentavos: dinheiro,
  contaNome: texto,
  formaNome: texto,
  reciboId: id,
  reciboNumero: z.number(),
  usuarioNome: texto,
  em: texto,
  estorno: z.object({ dataEstorno: texto, motivo: texto, usuarioNome: texto, em: texto }).nullable(),
});
export const tituloSaida = itemTitulo.extend({
  dataEmissao: texto,
  dataLimite: texto,
  multaPercentual: texto,
  jurosPercentualMes: texto,
  contaBancariaId: id,
  contaNome: texto,
  formaPagamentoId: id,
  formaNome: texto,
  matriculaId: id.nullable(),
  contratoNumero: texto.nullable(),
  /** Of a contract in force: it changes only through an addendum. */
  contratoEmVigor: z.boolean(),
  /** Its contract stopped before it falls due: once nothing of it is paid, it leaves the bill instead of being owed. */
  sairiaComOContrato: z.boolean(),
  /** The fixed fee that it was made from. */
  taxaServicoId: id.nullable(),
  taxaServicoNome: texto.nullable(),
  criadoEm: texto,
  hoje: texto,
  devido,
  passos: z.array(passo),
  baixas: z.array(baixaSaida),
  /** What an agreement covered of it without a payment of its own; undone when the payment was reversed. */
  coberturas: z.array(
    z.object({
      id,
      tipo: z.enum(['pago_no_acordo', 'quebra']),
      data: texto,
      valorCentavos: dinheiro,
      acordoId: id,
      acordoNumero: z.number(),
      estornada: z.boolean(),
    }),
  ),
  cancelamentos: z.array(
    z.object({
      id,
      tipo: texto,
      dataCancelamento: texto,
      motivo: texto.nullable(),
      codigoMotivo: z.enum(codigosDoCancelamento).nullable(),
      usuarioNome: texto,
      em: texto,
      desfeitoEm: texto.nullable(),
    }),
  ),
  dispensas: z.array(
    z.object({
      id,
      dataDispensa: texto,
      multaCentavos: dinheiro,
      jurosCentavos: dinheiro,
      motivo: texto,
      usuarioNome: texto,
      revogadaEm: texto.nullable(),
    }),
  ),
  /** Agreements that took this title, or that it is an installment of. */
  acordos: z.array(
    z.object({
      id,
      numero: z.number(),
      papel: z.enum(['renegociado', 'parcela']),
      situacao: z.enum(['vigente', 'quebrado', 'desfeito']),
    }),
  ),
});

export const reciboSaida = z.object({
  id,
  numero: z.number(),
  dataRecibo: texto,
  totalCentavos: dinheiro,
  totalPorExtenso: texto,
  /** What of the total still stands, and so what the paper gives quittance of. */
  permaneceCentavos: dinheiro,
  permanecePorExtenso: texto,
  codigoVerificacao: texto,
  pagadorId: id,
  pagadorNome: texto,
  pagadorCpf: texto.nullable(),
  contaNome: texto,
  formaNome: texto,
  usuarioNome: texto,
  em: texto,
  estornado: z.boolean(),
  /** Paid above what was due and left as credit; part of the total. */
  creditoCentavos: dinheiro,
  /** The credit that settled it, when no money was received: what the payer had left, and the receipt by which it had come. */
  creditoUsado: z.object({ dataCredito: texto, reciboNumero: z.number().nullable() }).nullable(),
  itens: z.array(
    z.object({
      baixaId: id,
      tituloId: id,
      numero: texto,
      descricao: texto,
      alunoNome: texto.nullable(),
      dataVencimento: texto,
      valorCentavos: dinheiro,
      principalCentavos: dinheiro,
      jurosCentavos: dinheiro,
      multaCentavos: dinheiro,
      descontoCentavos: dinheiro,
      estornadaEm: texto.nullable(),
    }),
  ),
});
export const baixaFeita = z.object({
  reciboId: id,
  reciboNumero: z.number(),
  totalCentavos: dinheiro,
  creditoCentavos: dinheiro,
  baixas: z.array(z.object({ id, tituloId: id, numero: texto, situacao, saldoCentavos: dinheiro })),
});
