import { z } from 'zod';
import { campo } from '#shared/campos.ts';

export const remessaEsquema = z.strictObject({ contaBancariaId: campo.id() });
