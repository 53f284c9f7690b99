import { z } from 'zod';
import { campo } from '#shared/campos.ts';

export const regrasEsquema = z.strictObject({ aprovacaoAcimaCentavos: campo.centavos.opcional(), versao: campo.versao() });
