/** The states of a contract and the verbs that lead from one to another: the only way `contratos.situacao` changes. */
export const situacoesContrato = ['rascunho', 'aguardando_assinatura', 'ativo', 'suspenso', 'encerrado', 'cancelado'] as const;
export type SituacaoContrato = (typeof situacoesContrato)[number];

export type VerboContrato = 'enviarParaAssinatura' | 'ativar' | 'suspender' | 'reativar' | 'encerrar' | 'cancelar';

export const transicoesContrato: Record<VerboContrato, { de: readonly SituacaoContrato[]; para: SituacaoContrato }> = {
  enviarParaAssinatura: { de: ['rascunho'], para: 'aguardando_assinatura' },
  ativar: { de: ['rascunho', 'aguardando_assinatura'], para: 'ativo' },
  suspender: { de: ['ativo'], para: 'suspenso' },
  reativar: { de: ['suspenso'], para: 'ativo' },
  encerrar: { de: ['ativo'], para: 'encerrado' },
  cancelar: { de: ['rascunho', 'aguardando_assinatura', 'ativo', 'suspenso'], para: 'cancelado' },
};

/** Whether a verb may be applied in a state. */
export function podeTransitar(de: SituacaoContrato, verbo: VerboContrato): boolean {
  return transicoesContrato[verbo].de.includes(de);
}

/** Whether prices and discounts may still be edited: only before activation; later money changes through an addendum. */
export const isEditavel = (situacao: SituacaoContrato): boolean => situacao === 'rascunho';

/**
 * Whether a change can be undone. An activation cannot: its titles exist and were perhaps sent out, so it ends by a
 * cancellation.
 */
export const isDesfazivel = (de: SituacaoContrato, para: SituacaoContrato): boolean => para !== 'ativo' || de === 'suspenso';
