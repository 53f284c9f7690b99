import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { atosDeRegistro, type Gravado } from '#platform/server/registros/registro.ts';
import { cotas } from './registros.ts';

/** What the demo school and tests make of regras: no other room needs it. Functions that write take the transaction of the caller. */
export const criarCota = (ato: Ato<Autor>, cota: { anoLetivoId: number; cursoId: number; bolsas: number }): Promise<Gravado> =>
  atosDeRegistro(cotas).criar(ato, cota);
