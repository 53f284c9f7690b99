/** The states of an addendum and the verbs that lead from one to another: the only way `aditivos.situacao` changes. */
export const situacoesAditivo = ['rascunho', 'vigente', 'revogado'] as const;
export type SituacaoAditivo = (typeof situacoesAditivo)[number];
export type VerboAditivo = 'vigorar' | 'revogar';

export const transicoesAditivo: Record<VerboAditivo, { de: readonly SituacaoAditivo[]; para: SituacaoAditivo }> = {
  vigorar: { de: ['rascunho'], para: 'vigente' },
  revogar: { de: ['vigente'], para: 'revogado' },
};

/** Whether a verb may be applied to an addendum in a state. */
export function podeMudarAditivo(de: SituacaoAditivo, verbo: VerboAditivo): boolean {
  return transicoesAditivo[verbo].de.includes(de);
}
