import { dispensaSaida } from '../dispensas/respostas.ts';
import { devido, passo } from '../devido/respostas.ts';
import { itemTitulo } from '../lista/respostas.ts';
import { z } from 'zod';
import { codigosDoCancelamento } from '../situacoes.ts';
import { dinheiro } from '#shared/campos.ts';

const id = z.number();
const texto = z.string();

/** What another due date would do to what a title owes today. */
export const previaDoVencimento = z.object({
  hoje: texto,
  dataVencimento: texto,
  atualCentavos: dinheiro,
  novoCentavos: dinheiro,
  /** What is given up to owe the new amount. */
  multaCentavos: dinheiro,
  jurosCentavos: dinheiro,
  descontoCentavos: dinheiro,
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
  dispensas: z.array(dispensaSaida),
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
