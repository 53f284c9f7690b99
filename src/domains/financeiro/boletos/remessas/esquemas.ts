import { z } from 'zod';
import { campo } from '#shared/campos.ts';

export const remessaEsquema = z.strictObject({ contaBancariaId: campo.id(), contaCobrancaId: campo.id().nullable().default(null) });
