import { z } from 'zod';

/** What a confirmation is for: a kind of act and the record, `conta_cobranca.dados_bancarios.pedido:12`. */
export const nomeDoAto = z
  .string()
  .regex(/^[a-z_]+(\.[a-z_]+)*:\d{1,15}$/)
  .max(120);

/** A confirmation, as the act that it is for brings it. */
export const confirmacaoDada = z.string().regex(/^[\w-]{43}$/);
