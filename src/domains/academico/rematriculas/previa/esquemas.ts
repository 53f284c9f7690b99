import { alunosMaximo, anos, formaCriterios, movimento, resultado } from '../avaliacao/esquemas.ts';
import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { codigosDeMotivo } from '../avaliacao/motivos.ts';

export const esquemaPrevia = z.strictObject({
  ...anos,
  segmentacaoId: campo.id.opcional(),
  cursoId: campo.id.opcional(),
  turmaId: campo.id.opcional(),
  ...formaCriterios,
  /** Classes that the person chose instead of the proposed ones. */
  escolhas: z
    .array(z.strictObject({ matriculaId: campo.id(), turmaId: campo.id() }))
    .max(alunosMaximo)
    .default([]),
});

export type PedidoDePrevia = z.output<typeof esquemaPrevia>;

export const linhaDaPrevia = z.object({
  matriculaId: z.number(),
  codigo: z.string(),
  alunoId: z.number(),
  alunoNome: z.string(),
  movimento,
  resultado,
  cursoId: z.number(),
  turmaNome: z.string().nullable(),
  destinoCursoId: z.number().nullable(),
  destinoTurmaId: z.number().nullable(),
  /** Position in `planos`; null when no contract is made or none can be. */
  plano: z.number().nullable(),
  /** Who pays the new contract: those of the current one, after its addenda. */
  pagadores: z.array(z.object({ nome: z.string(), percentual: z.string() })),
  situacao: z.enum(['apto', 'exige_motivo', 'impedido', 'ja_rematriculado']),
  /** Positions in `motivos`: many students have the same. */
  motivos: z.array(z.number()),
});

export const planoSaida = z.object({
  linhas: z.array(
    z.object({
      precoId: z.number(),
      descricao: z.string(),
      valorCentavos: dinheiro,
      parcelas: z.number(),
      primeiroVencimento: z.string(),
      descontoCentavos: dinheiro,
    }),
  ),
  descontos: z.array(
    z.object({ nome: z.string(), condicional: z.boolean(), valorCentavos: dinheiro, limiteCentavos: dinheiro.nullable() }),
  ),
  totalCentavos: dinheiro,
  sePagoEmDiaCentavos: dinheiro,
});

export const previaSaida = z.object({
  anoDestino: z.number(),
  /** Whether contracts wait for a signature, so that none comes into force by a run. */
  exigeAssinatura: z.boolean(),
  /** What was left open in the request, as it was decided. */
  criterios: z.object({
    dataMatricula: z.string(),
    primeiroVencimento: z.string(),
    formaPagamentoId: z.number().nullable(),
    descontoIds: z.array(z.number()),
  }),
  linhas: z.array(linhaDaPrevia),
  cursos: z.array(z.object({ id: z.number(), nome: z.string(), proximoCursoId: z.number().nullable() })),
  turmas: z.array(
    z.object({ id: z.number(), nome: z.string(), cursoId: z.number(), turno: z.string(), vagas: z.number(), ocupadas: z.number() }),
  ),
  planos: z.array(planoSaida),
  motivos: z.array(z.object({ codigo: z.enum(codigosDeMotivo), peso: z.enum(['impede', 'exige', 'informa']), mensagem: z.string() })),
  /** Discounts that the students have now, and how many of them. */
  descontos: z.array(z.object({ id: z.number(), nome: z.string(), alunos: z.number(), vale: z.boolean() })),
  formasPagamento: z.array(z.object({ id: z.number(), nome: z.string() })),
});
