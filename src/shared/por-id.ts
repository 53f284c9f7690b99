import { z } from 'zod';
import { campo } from './campos.ts';

/** What an endpoint about one thing is told in its path: which one. */
export const porId = z.strictObject({ id: campo.id() });
