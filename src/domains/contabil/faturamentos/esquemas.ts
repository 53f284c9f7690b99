import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { anoDe, numeroDe } from '../periodo.ts';

/** Field messages of this room. */
export const mensagensFaturamento = definirMensagensDeCampo({
  ANO_INVALIDO: { br: 'Informe um ano entre 1990 e 2100', en: 'Enter a year between 1990 and 2100' },
  MES_INVALIDO: { br: 'Informe um mês de 1990 a 2100, como 202603', en: 'Enter a month from 1990 to 2100, as 202603' },
});

const isAno = (ano: number): boolean => ano >= 1990 && ano <= 2100;
/** A year, as JSON number or as the digits that a query brings. */
export const anoDosLivros = campo.id().superRefine((ano, ctx) => {
  if (!isAno(ano)) ctx.addIssue(recusa('ANO_INVALIDO'));
});
const periodo = campo.id().superRefine((mes, ctx) => {
  if (!isAno(anoDe(mes)) || numeroDe(mes) < 1 || numeroDe(mes) > 12) ctx.addIssue(recusa('MES_INVALIDO'));
});
export const mesAFaturar = z.strictObject({ periodo });
export const desfazimento = z.strictObject({ periodo, motivo: campo.texto({ min: 3, max: 300 }) });
