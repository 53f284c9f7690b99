import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { situacao } from '../respostas.ts';

const id = z.number();
const texto = z.string();

export const devido = z.object({
  saldoCentavos: dinheiro,
  descontoCentavos: dinheiro,
  multaCentavos: dinheiro,
  jurosCentavos: dinheiro,
  totalCentavos: dinheiro,
  emDia: z.boolean(),
  diasAtraso: z.number(),
  baseMultaCentavos: dinheiro,
});

export const passo = z.object({
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
    'encargosMantidos',
    'descontoNaoVoltou',
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
  /** A payment of before it makes the position of the days since then count this title. */
  dataEmissao: texto,
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
