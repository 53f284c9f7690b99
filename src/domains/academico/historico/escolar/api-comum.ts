import { z } from 'zod';
import { campo } from '#shared/campos.ts';

export const porId = z.strictObject({ id: campo.id() });
