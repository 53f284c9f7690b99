import { z } from 'zod';
import { campo } from '#shared/campos.ts';

/** Settles with the money of a line: its own title and day unless told. */
export const baixaDaLinhaEsquema = z.strictObject({ tituloId: campo.id.opcional(), dataBaixa: campo.dataCivil.opcional() });
