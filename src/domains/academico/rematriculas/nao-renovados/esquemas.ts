import { movimento, resultado } from '../avaliacao/esquemas.ts';
import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';

export const naoRenovadoSaida = z.object({
  matriculaId: z.number(),
  codigo: z.string(),
  alunoId: z.number(),
  alunoNome: z.string(),
  cursoNome: z.string(),
  turmaNome: z.string().nullable(),
  movimento,
  resultado,
  vencidoCentavos: dinheiro,
  /** The enrollment that he has in the next year all the same, in a course that is neither his nor the one after it. */
  outraMatricula: z.object({ codigo: z.string(), cursoNome: z.string() }).nullable(),
  /** Whether a run refused the student, and what it said; null when nobody ever ticked him. */
  ultimaRecusa: z.string().nullable(),
});
