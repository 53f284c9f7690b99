import { z } from 'zod';
import { campo } from '#shared/campos.ts';

export const porId = z.strictObject({ id: campo.id() });
export const formato = z.enum(['csv', 'xlsx']).default('csv');
export const criado = z.object({ id: z.number() });
/** The record's own body beside its id and the version that was seen. */
export const edicao = { id: campo.id(), versao: campo.versao() };
