import type { Textos } from '#shared/erros.ts';
import { definirLista, emFrase, valoresDaLista } from '#shared/listas/opcao.ts';
import { z } from 'zod';

/** The states of a contract and the verbs that lead from one to another: the only way `contratos.situacao` changes. */
export const rotulosContrato = definirLista(
  { valor: 'rascunho', br: 'Rascunho', en: 'Draft' },
  { valor: 'aguardando_assinatura', br: 'Aguardando assinatura', en: 'Awaiting signature' },
  { valor: 'ativo', br: 'Ativo', en: 'Active' },
  { valor: 'suspenso', br: 'Suspenso', en: 'Suspended' },
  { valor: 'encerrado', br: 'Encerrado', en: 'Closed' },
  { valor: 'cancelado', br: 'Cancelado', en: 'Cancelled' },
);
export const situacoesContrato = valoresDaLista(rotulosContrato);
export type SituacaoContrato = (typeof rotulosContrato)[number]['valor'];

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

/** Whether a contract of this state never came into force, and still may. */
export const nuncaValeu = ({ situacao }: { situacao: SituacaoContrato }): boolean => podeTransitar(situacao, 'ativar');

/** Whether prices and discounts may still be edited: only before activation; later money changes through an addendum. */
export const isEditavel = (situacao: SituacaoContrato): boolean => situacao === 'rascunho';

/**
 * Whether a change can be undone. An activation cannot: its titles exist and were perhaps sent out, so it ends by a
 * cancellation.
 */
export const isDesfazivel = (de: SituacaoContrato, para: SituacaoContrato): boolean => para !== 'ativo' || de === 'suspenso';

/** A state in the words of a refusal. */
export const contratoEmFrase = (situacao: SituacaoContrato): Textos => emFrase(rotulosContrato, situacao);

/** The two states of a change, in the words of a refusal. */
export const emTransicao = (numero: string, de: SituacaoContrato, para: SituacaoContrato) => ({
  numero,
  situacao: contratoEmFrase(de),
  novaSituacao: contratoEmFrase(para),
});

export const situacaoSaida = z.enum(situacoesContrato);
