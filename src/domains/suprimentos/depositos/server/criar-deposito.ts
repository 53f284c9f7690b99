import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { criarRegistro, type Gravado } from '#platform/server/registros/registro.ts';
import { novoDeposito } from '../esquemas.ts';
import { depositos } from './depositos.ts';

/** Creates a warehouse. */
export const criarDeposito = (ato: Ato<Autor>, dados: z.input<typeof novoDeposito>): Promise<Gravado> =>
  criarRegistro(ato, depositos, novoDeposito.parse(dados));
