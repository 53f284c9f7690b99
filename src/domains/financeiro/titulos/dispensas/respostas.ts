import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';

/** A waiver, as the record of its title tells it. */
export const dispensaSaida = z.object({
  id: z.number(),
  dataDispensa: z.string(),
  multaCentavos: dinheiro,
  jurosCentavos: dinheiro,
  /** Of a discount that was lost, what was given back with a change of due date. */
  descontoCentavos: dinheiro,
  motivo: z.string(),
  usuarioNome: z.string(),
  revogadaEm: z.string().nullable(),
});
