import type { SituacaoTurma } from '../turnos.ts';

export type VerboTurma = 'fechar' | 'reabrir';

/** From → verb → to: a closed class takes no enrollment and its structure stays as it is; reopening asks for a reason. */
export const transicoesTurma: Readonly<Record<VerboTurma, { de: readonly SituacaoTurma[]; para: SituacaoTurma }>> = {
  fechar: { de: ['aberta'], para: 'fechada' },
  reabrir: { de: ['fechada'], para: 'aberta' },
};

/** Where a verb takes a class; null when it is forbidden there. */
export function transitarTurma(de: SituacaoTurma, verbo: VerboTurma): SituacaoTurma | null {
  const { de: origens, para } = transicoesTurma[verbo];
  return origens.includes(de) ? para : null;
}
