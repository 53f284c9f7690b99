import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { alunosPorChamada, chamadasPorVez } from './regras.ts';

const tempos = { min: 0, max: 12 };
const aluno = z.strictObject({
  matriculaId: campo.id(),
  /** Periods missed: 0 is present. */
  faltas: campo.inteiro(tempos),
  justificada: z.boolean(),
});

export const esquemaChamadas = z.strictObject({
  turmaId: campo.id(),
  chamadas: z
    .array(
      z.strictObject({
        /** Null: of the day, where the course controls attendance by day. */
        aulaId: campo.id.opcional(),
        data: campo.dataCivil(),
        /** Null: it was not called yet. */
        versao: campo.versao().nullable(),
        /** Everybody who was called, those present too. Who is not here was not called. */
        alunos: z.array(aluno).min(1).max(alunosPorChamada),
      }),
    )
    .min(1)
    .max(chamadasPorVez),
});

export const chamadaGravada = z.object({ id: z.number(), aulaId: z.number().nullable(), data: z.string(), versao: z.number() });

const marca = z.object({ faltas: z.number(), justificada: z.boolean() }).nullable();

export const quadroDeChamadas = z.object({
  turmaId: z.number(),
  turma: z.string(),
  controle: z.enum(['por_aula', 'por_dia']),
  colunas: z.array(
    z.object({
      /** Null: the day. */
      aulaId: z.number().nullable(),
      turmaDisciplinaId: z.number().nullable(),
      disciplina: z.string().nullable(),
      data: z.string(),
      ordem: z.number().nullable(),
      quantidade: z.number(),
      /** Null while nobody called it. */
      chamada: z.object({ id: z.number(), versao: z.number(), por: z.string(), em: z.string() }).nullable(),
    }),
  ),
  alunos: z.array(
    z.object({
      matriculaId: z.number(),
      alunoId: z.number(),
      nome: z.string(),
      numeroChamada: z.number().nullable(),
      temFoto: z.boolean(),
      /** When the student has a place in the class; the last day of a move belongs to both classes. */
      lugares: z.array(z.object({ de: z.string(), ate: z.string().nullable() })),
      /** Days that a justificativa covers. */
      justificados: z.array(z.object({ de: z.string(), ate: z.string() })),
      /** One for each column: null is not called. */
      marcas: z.array(marca),
    }),
  ),
});
