import { z } from 'zod';
import { regra, regraSobre } from '#shared/regra.ts';
import { conferirLinhas, conferirResto, linhaDescontoEsquema, linhaPrecoEsquema, motivoAcimaDaAnuidade } from '../linhas/esquemas.ts';
import { esquemaNovaMatricula } from '#domains/academico/matriculas/nova/esquemas.ts';

/** What the wizard decides: the enrollment, and the lines of its draft contract unless that is left for later. */
export const formaMatriculaComContrato = {
  ...esquemaNovaMatricula.shape,
  semContrato: z.boolean().default(false),
  precos: z.array(linhaPrecoEsquema).max(20).default([]),
  descontos: z.array(linhaDescontoEsquema).max(20).default([]),
  motivoAcimaDaAnuidade,
};
type Corpo = z.output<z.ZodObject<typeof formaMatriculaComContrato>>;

/** A contract that is wanted has something to bill, and its discounts point at what there is. */
export const conferirContrato = [
  regra<Corpo>((corpo, ctx) => corpo.semContrato || conferirLinhas(corpo, ctx)),
  regraSobre<Corpo>(['precos', 'descontos'], (corpo, ctx) => corpo.semContrato || conferirResto(corpo, ctx)),
] as const;

export const esquemaMatriculaComContrato = z.strictObject(formaMatriculaComContrato).check(...conferirContrato);
