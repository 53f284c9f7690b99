import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { tiposDeMovimento } from './movimentos.ts';

const id = z.number();
const texto = z.string();

export const movimentoSaida = z.object({
  chave: texto,
  data: texto,
  tipo: z.enum(tiposDeMovimento),
  tituloId: id,
  numero: texto,
  descricao: texto,
  alunoNome: texto.nullable(),
  dataVencimento: texto,
  /** What it adds to the debt; negative takes off. */
  valorCentavos: dinheiro,
  /** Money that changed hands, charges included; 0 when none did. */
  dinheiroCentavos: dinheiro,
  reciboNumero: z.number().nullable(),
  /** The debt after this movement. */
  saldoCentavos: dinheiro,
});

export const extratoSaida = z.object({
  hoje: texto,
  pagador: z.object({ id, nome: texto }).nullable(),
  aluno: z.object({ id, nome: texto }).nullable(),
  saldoAnteriorCentavos: dinheiro,
  movimentos: z.array(movimentoSaida),
  resumo: z.object({
    titulos: z.number(),
    abertos: z.number(),
    vencidos: z.number(),
    saldoCentavos: dinheiro,
    vencidoCentavos: dinheiro,
    devidoHojeCentavos: dinheiro,
    recebidoCentavos: dinheiro,
    creditoCentavos: dinheiro,
  }),
});
