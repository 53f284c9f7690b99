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

/** The month of a date; of the last day of a year its adjustments or its closing, when that is asked for. */
export function periodoDe(data: DataCivil, parte: 'mes' | 'ajuste' | 'encerramento' = 'mes'): Periodo {
  const ano = Number(data.slice(0, 4));
  if (parte === 'ajuste') return ajusteDe(ano);
  return parte === 'encerramento' ? encerramentoDe(ano) : ano * CEM + Number(data.slice(5, 7));
}

/** The períodos of a year, in their order. */
export const periodosDoAno = (ano: number, comAjuste: boolean): Periodo[] => [
  ...Array.from({ length: 12 }, (_, i) => ano * CEM + i + 1),
  ...(comAjuste ? [ajusteDe(ano)] : []),
  encerramentoDe(ano),
];

const especiais: Readonly<Record<number, Readonly<Record<Idioma, string>>>> = {
  [AJUSTE]: { br: 'ajustes', en: 'adjustments' },
  [ENCERRAMENTO]: { br: 'encerramento', en: 'closing' },
};

/** As people write it: 03/2026, ajustes/2026, encerramento/2026. */
export function escreverPeriodo(periodo: Periodo, idioma: Idioma): string {
  const numero = numeroDe(periodo);
  return `${especiais[numero]?.[idioma] ?? String(numero).padStart(2, '0')}/${anoDe(periodo)}`;
}
