/** The states of an addendum and the verbs that lead from one to another: the only way `aditivos.situacao` changes. */
export const situacoesAditivo = ['rascunho', 'aguardando_assinatura', 'vigente', 'revogado'] as const;
export type SituacaoAditivo = (typeof situacoesAditivo)[number];
export type VerboAditivo = 'enviarParaAssinatura' | 'desfazerEnvio' | 'vigorar' | 'revogar' | 'retirar';

export const transicoesAditivo: Record<VerboAditivo, { de: readonly SituacaoAditivo[]; para: SituacaoAditivo }> = {
  enviarParaAssinatura: { de: ['rascunho'], para: 'aguardando_assinatura' },
  desfazerEnvio: { de: ['aguardando_assinatura'], para: 'rascunho' },
  vigorar: { de: ['rascunho', 'aguardando_assinatura'], para: 'vigente' },
  revogar: { de: ['vigente'], para: 'revogado' },
  /** It took no effect: the family did not sign it. */
  retirar: { de: ['rascunho', 'aguardando_assinatura'], para: 'revogado' },
};

/** Whether a verb may be applied to an addendum in a state. */
export function podeMudarAditivo(de: SituacaoAditivo, verbo: VerboAditivo): boolean {
  return transicoesAditivo[verbo].de.includes(de);
}
