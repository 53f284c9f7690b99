import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { situacoesBoleto } from '../situacoes.ts';

const data = z.string();
const id = z.number();
const texto = z.string();

export const tituloSemBoleto = z.object({
  id,
  numero: texto,
  alunoNome: texto.nullable(),
  pagadorNome: texto,
  turmaNome: texto.nullable(),
  descricao: texto,
  dataVencimento: data,
  saldoCentavos: dinheiro,
  contaNome: texto,
  vencido: z.boolean(),
  /** The last slip of the title, when there was one. */
  ultimaSituacao: z.enum(situacoesBoleto).nullable(),
});

export const previaDaEmissao = z.object({
  quantidade: z.number(),
  totalCentavos: dinheiro,
  porConta: z.array(z.object({ contaNome: texto, quantidade: z.number(), totalCentavos: dinheiro })),
  recusados: z.array(z.object({ tituloId: id, numero: texto, codigo: texto, mensagem: texto })),
  totalRecusados: z.number(),
});
