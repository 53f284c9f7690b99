import { z } from 'zod';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { niveisDeFalta } from './niveis.ts';

const nivel = z.enum(valoresDaLista(niveisDeFalta));
const resumo = z.object({
  dadas: z.number(),
  faltas: z.number(),
  justificadas: z.number(),
  percentual: z.string().nullable(),
  percentualNoAno: z.string().nullable(),
  basta: z.boolean(),
  restam: z.number().nullable(),
  projetadas: z.number().nullable(),
  nivel: nivel.nullable(),
});

export const frequenciaDaTurma = z.object({
  controle: z.enum(['por_aula', 'por_dia']),
  frequenciaMinima: z.string(),
  justificadasContam: z.boolean(),
  /** What the year plans, in lessons or days; null where nobody said it. */
  previstoNoAno: z.number().nullable(),
  previstoNaDisciplina: z.number().nullable(),
  alunos: z.array(
    z.object({
      matriculaId: z.number(),
      nome: z.string(),
      numeroChamada: z.number().nullable(),
      /** False who has left the class. */
      naTurma: z.boolean(),
      ano: resumo,
      /** Of the subject that was asked for. */
      disciplina: resumo.nullable(),
    }),
  ),
});
