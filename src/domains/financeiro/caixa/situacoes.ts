/** The states of a financial period and the verbs that lead from one to another. */
export const situacoesPeriodo = ['aberto', 'fechado', 'reaberto'] as const;
export type SituacaoPeriodo = (typeof situacoesPeriodo)[number];

/** A financial period that is open for longer than this, in days since its first, should have been closed. */
export const DIAS_DE_PERIODO_ABERTO = 35;

export type VerboPeriodo = 'fechar' | 'reabrir';

export const transicoesPeriodo: Record<VerboPeriodo, { de: readonly SituacaoPeriodo[]; para: SituacaoPeriodo }> = {
  fechar: { de: ['aberto', 'reaberto'], para: 'fechado' },
  reabrir: { de: ['fechado'], para: 'reaberto' },
};

/** Whether a verb may be applied in a state. */
export function podeTransitar(de: SituacaoPeriodo, verbo: VerboPeriodo): boolean {
  return transicoesPeriodo[verbo].de.includes(de);
}
