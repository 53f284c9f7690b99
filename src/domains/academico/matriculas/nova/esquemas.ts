import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { esquemaResponsaveis, movimento, observacoes, pessoa, responsavel } from '../esquemas.ts';
import '../mensagens.ts';

/** What a new enrollment is made of. */
export const esquemaNovaMatricula = z.strictObject({
  alunoId: campo.id(),
  cursoId: campo.id(),
  anoLetivoId: campo.id(),
  turmaId: campo.id(),
  dataMatricula: campo.dataCivil(),
  responsaveis: esquemaResponsaveis,
  observacoes,
  /** Reserves the place without confirming the enrollment yet. */
  preMatricula: z.boolean().default(false),
  /** Why the student enters over the places of the class; needs the permission. */
  motivoExcedente: campo.textoOpcional(300),
});

/** What helps to enroll a student: who they are, where they already are, and guardians to propose. */
export const esquemaPreparacao = z.object({
  aluno: pessoa.extend({ idade: z.number().nullable(), maiorDeIdade: z.boolean() }),
  matriculas: z.array(
    z.object({
      id: z.number(),
      codigo: z.string(),
      ano: z.number(),
      anoLetivoId: z.number(),
      cursoId: z.number(),
      cursoNome: z.string(),
      proximoCursoId: z.number().nullable(),
      turmaNome: z.string().nullable(),
      movimento,
      ativa: z.boolean(),
    }),
  ),
  responsaveisSugeridos: z.array(responsavel.extend({ origem: z.enum(['matricula', 'filiacao']) })),
  /** Who would have been proposed too, had they not died. */
  falecidos: z.array(z.object({ pessoaId: z.number(), nome: z.string() })),
});
