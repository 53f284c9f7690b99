import { z } from 'zod';
import { campo } from '#shared/campos.ts';

export const porId = z.strictObject({ id: campo.id() });
export const formato = z.enum(['csv', 'xlsx']).default('csv');
export const criado = z.object({ id: z.number() });
