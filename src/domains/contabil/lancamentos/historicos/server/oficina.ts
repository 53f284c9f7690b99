import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { criarRegistro, type Gravado } from '#platform/server/registros/registro.ts';
import { novoHistorico } from '../esquemas.ts';
import { historicos } from './historicos.ts';

/** Creates a standard text, as the screen would. */
export const criarHistoricoPadrao = (ato: Ato<Autor>, dados: z.input<typeof novoHistorico>): Promise<Gravado> =>
  criarRegistro(ato, historicos, novoHistorico.parse(dados));
