import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { atosDeRegistro, type Gravado } from '#platform/server/registros/registro.ts';
import { novoConvenio } from '../esquemas.ts';
import { convenios } from './registro.ts';

/** What the demo school and tests make of convenios: no other room needs it. Functions that write take the transaction of the caller. */
export { excluirInclusao, incluirAlunos, incluirPessoa, registrarSaida } from './participar.ts';
export const criarConvenio = (ato: Ato<Autor>, convenio: z.input<typeof novoConvenio>): Promise<Gravado> =>
  atosDeRegistro(convenios).criar(ato, novoConvenio.parse(convenio));
