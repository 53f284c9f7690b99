import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { novaContaPagar } from '../esquemas.ts';
import { criarConta as criar } from './criar-conta.ts';

/** Enters a bill with what the form takes, for the demo school and tests. Throws ZodError, and what the form's endpoint throws. */
export const criarConta = (ato: Ato<Pessoa>, dados: z.input<typeof novaContaPagar>): ReturnType<typeof criar> =>
  criar(ato, novaContaPagar.parse(dados));
