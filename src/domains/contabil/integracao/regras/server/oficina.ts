import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { criarRegistro, editarRegistro, type Gravado } from '#platform/server/registros/registro.ts';
import { edicaoRegra, novaRegra } from '../esquemas.ts';
import { regras } from './regras.ts';

/** What the demo school and tests make in contabil/integracao/regras. Functions that write take the act of the caller. */
export { carregarConjuntoDeRegras } from './carregar-conjunto.ts';
/** Creates a rule, as the screen would. */
export const criarRegra = (ato: Ato<Autor>, dados: z.input<typeof novaRegra>): Promise<Gravado> =>
  criarRegistro(ato, regras, novaRegra.parse(dados));
/** Changes a rule, as the screen would. */
export const editarRegra = (ato: Ato<Autor>, dados: z.input<typeof edicaoRegra>): Promise<Gravado> =>
  editarRegistro(ato, regras, edicaoRegra.parse(dados));
