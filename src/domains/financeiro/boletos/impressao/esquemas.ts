import { z } from 'zod';
import { regra } from '#shared/regra.ts';
import { escolha, filtrosDeBoletos, umaEscolha } from '../esquemas.ts';

/** Most slips of one PDF that is made while the reader waits. */
export const maximoNaHora = 100;

export const impressaoEsquema = z.strictObject(escolha(filtrosDeBoletos)).check(regra(umaEscolha));
