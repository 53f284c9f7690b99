import { definirLista, emFrase, valoresDaLista } from '#shared/listas/opcao.ts';

/** The states of an addendum and the verbs that lead from one to another: the only way `aditivos.situacao` changes. */
export const rotulosAditivo = definirLista(
  { valor: 'rascunho', br: 'Rascunho', en: 'Draft' },
  { valor: 'aguardando_assinatura', br: 'Aguardando assinatura', en: 'Awaiting signature' },
  { valor: 'vigente', br: 'Vigente', en: 'In force' },
  { valor: 'revogado', br: 'Revogado', en: 'Revoked' },
);
export const situacoesAditivo = valoresDaLista(rotulosAditivo);
export type SituacaoAditivo = (typeof rotulosAditivo)[number]['valor'];
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

/** The two states of a change, in the words of a refusal. */
export const doAditivo = (de: SituacaoAditivo, para: SituacaoAditivo) => ({
  situacao: emFrase(rotulosAditivo, de),
  novaSituacao: emFrase(rotulosAditivo, para),
});
