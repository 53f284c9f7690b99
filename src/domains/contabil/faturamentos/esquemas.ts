import { z } from 'zod';
import { campo } from '#shared/campos.ts';

const periodo = campo.inteiro({ min: 199_001, max: 210_012 });
export const mesAFaturar = z.strictObject({ periodo });
export const desfazimento = z.strictObject({ periodo, motivo: campo.texto({ min: 3, max: 300 }) });
