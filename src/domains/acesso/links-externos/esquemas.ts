import { z } from 'zod';

/** The secret of a link, as a page sends it back: in the body, which no log keeps. One that came cut or with more is refused as a link, which says what to do. */
export const tokenDoLink = z.string().max(2000);

/** The code that was mailed, as people type it. */
export const codigoDoLink = z
  .string()
  .max(20)
  .transform((digitado) => digitado.replaceAll(/\s/g, ''));
