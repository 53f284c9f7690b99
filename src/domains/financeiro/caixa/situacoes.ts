/** The states of a financial period and the verbs that lead from one to another. */
export const situacoesPeriodo = ['aberto', 'fechado', 'reaberto'] as const;
export type SituacaoPeriodo = (typeof situacoesPeriodo)[number];

export type VerboPeriodo = 'fechar' | 'reabrir';

export const transicoesPeriodo: Record<VerboPeriodo, { de: readonly SituacaoPeriodo[]; para: SituacaoPeriodo }> = {
  fechar: { de: ['aberto', 'reaberto'], para: 'fechado' },
  reabrir: { de: ['fechado'], para: 'reaberto' },
};

/** Whether a verb may be applied in a state. */
export function podeTransitar(de: SituacaoPeriodo, verbo: VerboPeriodo): boolean {
  return transicoesPeriodo[verbo].de.includes(de);
}
