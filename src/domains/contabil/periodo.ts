import type { DataCivil } from '#shared/datas.ts';
import type { Idioma } from '#shared/erros.ts';

/** A período of the books is its year and its number, 202601: the twelve months, the adjustments, and the closing of the year. */
export type Periodo = number;
const AJUSTE = 13;
const ENCERRAMENTO = 14;
const CEM = 100;

export const situacoesPeriodoContabil = ['aberto', 'fechado', 'reaberto'] as const;
export type SituacaoPeriodoContabil = (typeof situacoesPeriodoContabil)[number];

export const anoDe = (periodo: Periodo): number => Math.trunc(periodo / CEM);
export const numeroDe = (periodo: Periodo): number => periodo % CEM;
export const ajusteDe = (ano: number): Periodo => ano * CEM + AJUSTE;
export const encerramentoDe = (ano: number): Periodo => ano * CEM + ENCERRAMENTO;
export const isEncerramento = (periodo: Periodo): boolean => numeroDe(periodo) === ENCERRAMENTO;

/** The month of a date. */
export const periodoDe = (data: DataCivil): Periodo => Number(data.slice(0, 4)) * CEM + Number(data.slice(5, 7));

/** Of years or months, the last that has begun by one of them; where none has, the last. Pure. */
export function ultimoAte(todos: readonly number[], ate: number): number | undefined {
  const comecados = todos.filter((um) => um <= ate);
  return (comecados.length > 0 ? comecados : todos).toSorted((a, b) => a - b).at(-1);
}

/** The períodos with which a year opens, in their order: its adjustments come when they are asked for. */
export const periodosDoAno = (ano: number): Periodo[] => [...Array.from({ length: 12 }, (_, i) => ano * CEM + i + 1), encerramentoDe(ano)];

const especiais: Readonly<Record<number, Readonly<Record<Idioma, string>>>> = {
  [AJUSTE]: { br: 'ajustes', en: 'adjustments' },
  [ENCERRAMENTO]: { br: 'encerramento', en: 'closing' },
};

/** As people write it: 03/2026, ajustes/2026, encerramento/2026. */
export function escreverPeriodo(periodo: Periodo, idioma: Idioma): string {
  const numero = numeroDe(periodo);
  return `${especiais[numero]?.[idioma] ?? String(numero).padStart(2, '0')}/${anoDe(periodo)}`;
}
