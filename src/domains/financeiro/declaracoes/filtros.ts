import { z } from 'zod';
import { campo } from '#shared/campos.ts';

/** What a query says by leaving it empty. */
export const vazio = (v: unknown): unknown => (v === '' ? undefined : v);
const emNumero = (v: unknown): unknown => (v === '' || v === undefined ? undefined : Number(v));
export const ano = z.preprocess(emNumero, campo.inteiro({ min: 2000, max: 2199 }));
/** Lists answer for the current year when none is asked for. */
export const anoDaLista = z.preprocess(emNumero, campo.inteiro({ min: 2000, max: 2199 }).optional());
