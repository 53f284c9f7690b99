import type { Periodo } from '../../../periodo.ts';

type Exercicio = { periodos: readonly { id: Periodo; tipo: string; situacao: string }[] };

/** The months that still take entries, the first of them first. */
export const mesesAbertos = (exercicios: readonly Exercicio[]): Periodo[] =>
  exercicios
    .flatMap(({ periodos }) => periodos.filter((p) => p.tipo === 'mes' && p.situacao !== 'fechado').map((p) => p.id))
    .toSorted((a, b) => a - b);

/** Of which of them drafts are made: the one that the address asks for, else the month of today, else the first; null while there is none. */
export const mesAGerar = (abertos: readonly Periodo[], { pedido, hoje }: { pedido: Periodo; hoje: Periodo }): Periodo | null =>
  [pedido, hoje].find((mes) => abertos.includes(mes)) ?? abertos[0] ?? null;
