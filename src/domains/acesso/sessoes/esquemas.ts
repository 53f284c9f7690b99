import { z } from 'zod';
import '../mensagens.ts';

export const sessaoAberta = z.object({
  id: z.number(),
  criadaEm: z.string(),
  ultimoUsoEm: z.string(),
  ip: z.string().nullable(),
  agente: z.string().nullable(),
  atual: z.boolean(),
});
