import { z } from 'zod';

/** The secret of a link, as a page sends it back: in the body, which no log keeps. */
export const tokenDoLink = z.string().min(20).max(100);

/** The code that was mailed, as people type it. */
export const codigoDoLink = z
  .string()
  .max(20)
  .transform((digitado) => digitado.replaceAll(/\s/g, ''));
