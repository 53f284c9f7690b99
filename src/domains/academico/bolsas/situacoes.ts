import type { Textos } from '#shared/erros.ts';
import { definirLista, emFrase, valoresDaLista } from '#shared/listas/opcao.ts';

/** The states of a scholarship that was asked for, and the verbs between them: the only way `bolsas_pedidos.situacao` changes. */
export const rotulosPedido = definirLista(
  { valor: 'solicitado', br: 'Solicitado', en: 'Asked for' },
  { valor: 'em_comite', br: 'Com parecer, no comitê', en: 'With opinion, at the committee' },
  { valor: 'concedido', br: 'Concedido', en: 'Granted' },
  { valor: 'indeferido', br: 'Indeferido', en: 'Refused' },
  { valor: 'encerrado', br: 'Encerrado', en: 'Ended' },
  { valor: 'cancelado', br: 'Cancelado', en: 'Withdrawn' },
);
export const situacoesPedido = valoresDaLista(rotulosPedido);
export type SituacaoPedido = (typeof rotulosPedido)[number]['valor'];

/** While a request stands here the form of the family stays as it was judged: what ended, or was withdrawn, asks nothing of it any more. */
export const guardamFicha: readonly SituacaoPedido[] = ['em_comite', 'concedido', 'indeferido'];

export type VerboPedido = 'darParecer' | 'retirarParecer' | 'conceder' | 'indeferir' | 'desfazerDecisao' | 'encerrar' | 'cancelar';
export const transicoesPedido: Record<VerboPedido, { de: readonly SituacaoPedido[]; para: SituacaoPedido }> = {
  darParecer: { de: ['solicitado'], para: 'em_comite' },
  retirarParecer: { de: ['em_comite'], para: 'solicitado' },
  conceder: { de: ['em_comite'], para: 'concedido' },
  indeferir: { de: ['em_comite'], para: 'indeferido' },
  desfazerDecisao: { de: ['concedido', 'indeferido'], para: 'em_comite' },
  encerrar: { de: ['concedido'], para: 'encerrado' },
  cancelar: { de: ['solicitado', 'em_comite'], para: 'cancelado' },
};

/** Whether a verb may be applied in a state. */
export const podeMudarPedido = (de: SituacaoPedido, verbo: VerboPedido): boolean => transicoesPedido[verbo].de.includes(de);

/** A state in the words of a refusal. */
export const pedidoEmFrase = (situacao: SituacaoPedido): Textos => emFrase(rotulosPedido, situacao);
