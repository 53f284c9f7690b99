import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { motivo } from '../esquemas.ts';

export const cancelamentoEsquema = z.strictObject({ motivo, versao: campo.versao().optional() });
