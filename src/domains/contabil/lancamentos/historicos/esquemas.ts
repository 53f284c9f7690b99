import { z } from 'zod';
import { campo } from '#shared/campos.ts';

const historico = { codigo: campo.inteiro({ min: 1, max: 9999 }), texto: campo.texto({ max: 200 }), ativo: z.boolean().default(true) };
export const novoHistorico = z.strictObject(historico);
export const edicaoHistorico = z.strictObject({ id: campo.id(), versao: campo.versao(), ...historico });
