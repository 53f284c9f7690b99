import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { motivo } from '../esquemas.ts';

export const dispensaEsquema = z.strictObject({ multaCentavos: campo.centavos(), jurosCentavos: campo.centavos(), motivo }).check(
  regra(({ multaCentavos, jurosCentavos }, ctx) => {
    if (multaCentavos + jurosCentavos === 0) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, ['multaCentavos']));
  }),
);
