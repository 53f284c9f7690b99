import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';

/** A discount of the register, as the forms of contract and addendum offer it. */
export const descontoDoCadastro = z.object({
  id: z.number(),
  nome: z.string(),
  forma: z.enum(['percentual', 'valor']),
  percentual: z.string().nullable(),
  valorCentavos: dinheiro.nullable(),
  limiteCentavos: dinheiro.nullable(),
  condicional: z.boolean(),
  sobreValorCheio: z.boolean(),
  prioridade: z.number(),
});

export const opcoesSaida = z.object({
  matricula: z.object({
    id: z.number(),
    codigo: z.string(),
    alunoId: z.number(),
    alunoNome: z.string(),
    cursoNome: z.string(),
    turmaNome: z.string().nullable(),
    ano: z.number(),
    ativa: z.boolean(),
    dataMatricula: z.string(),
  }),
  responsaveis: z.array(
    z.object({
      pessoaId: z.number(),
      nome: z.string(),
      parentesco: z.string().nullable(),
      financeiro: z.boolean(),
      pedagogico: z.boolean(),
      percentual: z.string().nullable(),
    }),
  ),
  precos: z.array(
    z.object({
      id: z.number(),
      tipo: z.string(),
      descricao: z.string(),
      valorCentavos: dinheiro,
      parcelas: z.number(),
      cursoId: z.number().nullable(),
    }),
  ),
  descontos: z.array(descontoDoCadastro),
  formasPagamento: z.array(z.object({ id: z.number(), nome: z.string(), contaBancariaId: z.number() })),
  /** Of the annual value, by contracts of the enrollment that ended. */
  jaCobrado: z.object({ contratos: z.array(z.string()), somaCentavos: dinheiro }),
});
