import type { Idioma } from '#shared/erros.ts';

// 2024-01-01 was a Monday.
const naSemana = (dia: number, idioma: Idioma, weekday: 'long' | 'narrow'): string =>
  new Intl.DateTimeFormat(idioma === 'br' ? 'pt-BR' : 'en-US', { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, dia)));

/** The name of a weekday, from 1 (Monday) to 7. */
export const nomeDoDia = (dia: number, idioma: Idioma): string => naSemana(dia, idioma, 'long');
export const letraDoDia = (dia: number, idioma: Idioma): string => naSemana(dia, idioma, 'narrow');

/** 'março de 2026' of '2026-03'. */
export function nomeDoMes(mes: string, idioma: Idioma): string {
  const [ano = 0, m = 1] = mes.split('-').map(Number);
  return new Intl.DateTimeFormat(idioma === 'br' ? 'pt-BR' : 'en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(ano, m - 1, 1)),
  );
}
