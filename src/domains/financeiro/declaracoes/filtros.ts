import { z } from 'zod';
import { campo } from '#shared/campos.ts';

/** What a form leaves empty is no filter. */
export const vazio = (v: unknown): unknown => (v === '' ? undefined : v);
const numero = (v: unknown): unknown => (v === '' || v === undefined ? undefined : Number(v));
const anoCivil = campo.inteiro({ min: 2000, max: 2199 });
export const ano = z.preprocess(numero, anoCivil);
/** Lists answer for the current year when none is asked for. */
export const anoDaLista = z.preprocess(numero, anoCivil.optional());

/** The filters with the year of today where none was asked for. */
export const comAno = <F extends { ano: number | undefined }>(filtros: F, dia: string): F & { ano: number } => ({
  ...filtros,
  ano: filtros.ano ?? Number(dia.slice(0, 4)),
});
