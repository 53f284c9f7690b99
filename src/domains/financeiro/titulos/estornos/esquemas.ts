import { z } from 'zod';
import { motivo } from '../esquemas.ts';

export const estornoEsquema = z.strictObject({ motivo });
