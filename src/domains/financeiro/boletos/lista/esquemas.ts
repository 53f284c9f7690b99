import { z } from 'zod';
import { campo } from '#shared/campos.ts';

const ids = (maximo: number) => z.array(campo.id()).min(1).max(maximo);

export const pedidoDeBaixaEsquema = z.strictObject({
  ids: ids(500),
  desfazer: z.boolean().default(false),
  motivo: campo.textoOpcional(300),
});
