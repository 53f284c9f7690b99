import { z } from 'zod';
import { campo } from '#shared/campos.ts';

export const porId = z.strictObject({ id: campo.id() });
export const formato = z.enum(['csv', 'xlsx']).default('csv');
export const criado = z.object({ id: z.number() });
export const historico = z.object({
  itens: z.array(
    z.object({
      seq: z.number(),
      em: z.string(),
      usuarioNome: z.string().nullable(),
      acao: z.string(),
      antes: z.record(z.string(), z.unknown()).nullable(),
      depois: z.record(z.string(), z.unknown()).nullable(),
      motivo: z.string().nullable(),
    }),
  ),
});
