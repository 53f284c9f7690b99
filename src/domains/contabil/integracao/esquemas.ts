import { z } from 'zod';
import { campo } from '#shared/campos.ts';

export const intervalo = z.strictObject({ de: campo.dataCivil(), ate: campo.dataCivil() });
export const recusaDeFatos = z.strictObject({ fatos: z.array(campo.id()).min(1).max(500), motivo: campo.texto({ min: 3, max: 300 }) });
export const inicioDaIntegracao = z.strictObject({ versao: campo.versao(), integrarDesde: campo.dataCivil() });
