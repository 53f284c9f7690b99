import { z } from 'zod';

const valores = z.record(z.string(), z.unknown()).nullable();

/** What a record's history answers: who changed it, when and how, the newest first. */
export const historicoSaida = z.object({
  itens: z.array(
    z.object({
      seq: z.number(),
      em: z.string(),
      usuarioNome: z.string().nullable(),
      acao: z.string(),
      antes: valores,
      depois: valores,
      motivo: z.string().nullable(),
    }),
  ),
});
