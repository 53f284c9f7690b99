import { faltasPermitidas, frequencia, noAnoInteiro, type Presencas } from '#domains/academico/estrutura/criterio/aluno.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import type { NivelDeFalta } from './niveis.ts';

export type ResumoDeFrequencia = {
  /** Of what was given so far while the student was called; null before the first roll. */
  percentual: string | null;
  /** Of the planned year, as if nothing more were missed: what decides. Null where nobody said how long the year is. */
  percentualNoAno: string | null;
  basta: boolean;
  /** How many absences the year still bears; below zero once it bears none. */
  restam: number | null;
  /** How many the year bears in all. */
  permitidas: number | null;
  /** Absences at the end of the year if they go on as so far. */
  projetadas: number | null;
  nivel: NivelDeFalta | null;
};

/**
 * The attendance of a student as whoever watches over it needs it, as the closing of the year will judge it. `aDar`: what his class plans
 * beyond what it has given; null where nobody said how long its year is.
 */
export function resumirFrequencia(criterio: Criterio, presencas: Presencas, aDar: number | null): ResumoDeFrequencia {
  const { valor: percentual, basta } = frequencia(criterio, presencas);
  if (aDar === null) return { percentual, percentualNoAno: null, basta, restam: null, permitidas: null, projetadas: null, nivel: null };
  const inteiro = noAnoInteiro(presencas, aDar);
  const total = inteiro.dadas;
  const noAno = frequencia(criterio, inteiro);
  const contadas = presencas.faltas + (criterio.justificadasContam ? presencas.justificadas : 0);
  const permitidas = faltasPermitidas(criterio, total);
  return {
    percentual,
    percentualNoAno: noAno.valor,
    basta: noAno.basta,
    restam: permitidas - contadas,
    permitidas,
    projetadas: presencas.dadas === 0 ? 0 : Math.round((contadas * total) / presencas.dadas),
    nivel: nivelDe(contadas, permitidas),
  };
}

/** Compared in whole numbers: 30 % of 50 is 15, and 15 is not over it. */
function nivelDe(contadas: number, permitidas: number): NivelDeFalta {
  if (contadas > permitidas) return 'excedido';
  const parte = contadas * 100;
  if (parte > permitidas * 85) return 'critico';
  if (parte > permitidas * 60) return 'atencao';
  return parte > permitidas * 30 ? 'aviso' : 'tranquilo';
}
