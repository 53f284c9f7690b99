import { z } from 'zod';

/** What the text of its entry says besides the event, so that who reads the books finds it: its document, and in words what or whose it is. */
export const identificado = { documento: z.string().nullable().optional(), detalhe: z.string().optional() };
