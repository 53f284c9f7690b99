import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { criarRegistro, type Gravado } from '#platform/server/registros/registro.ts';
import { novoModelo, novoRascunho } from '../esquemas.ts';
import { modelos, rascunhos } from './registros.ts';

export { gerarRascunhosRecorrentes } from './gerar-recorrentes.ts';
/** Creates a draft, as the screen would. */
export const criarRascunho = (ato: Ato<Autor>, dados: z.input<typeof novoRascunho>): Promise<Gravado> =>
  criarRegistro(ato, rascunhos, novoRascunho.parse(dados));
/** Creates a model, as the screen would. */
export const criarModeloContabil = (ato: Ato<Autor>, dados: z.input<typeof novoModelo>): Promise<Gravado> =>
  criarRegistro(ato, modelos, novoModelo.parse(dados));
