import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { parcela } from '../respostas.ts';

const id = z.number();
const texto = z.string();

export const simulacaoSaida = z.object({
  hoje: texto,
  pagadorId: id,
  pagadorNome: texto,
  contaBancariaId: id,
  formaPagamentoId: id,
  itens: z.array(
    z.object({
      id,
      numero: texto,
      descricao: texto,
      alunoNome: texto.nullable(),
      dataVencimento: texto,
      diasAtraso: z.number(),
      saldoCentavos: dinheiro,
      multaCentavos: dinheiro,
      jurosCentavos: dinheiro,
      dispensaCentavos: dinheiro,
      totalCentavos: dinheiro,
    }),
  ),
  saldoCentavos: dinheiro,
  multaCentavos: dinheiro,
  jurosCentavos: dinheiro,
  dispensaCentavos: dinheiro,
  totalCentavos: dinheiro,
  parcelas: z.array(parcela),
});
