import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { motivo } from '../esquemas.ts';

const valorCentavos = campo.centavos({ min: 1 });

export const devolucaoEsquema = z.strictObject({ dataUso: campo.dataCivil(), valorCentavos, contaBancariaId: campo.id(), motivo });
