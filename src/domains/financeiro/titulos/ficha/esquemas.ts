import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { motivo } from '../esquemas.ts';

export const vencimentoEsquema = z.strictObject({ versao: campo.versao(), dataVencimento: campo.dataCivil(), motivo });

/** Titles whose visibility one act changes. */
export const maximoNoPortal = 500;

export const portalEsquema = z.strictObject({ ids: z.array(campo.id()).min(1).max(maximoNoPortal), motivo: campo.textoOpcional(300) });
