import { definirLista } from '#shared/listas/opcao.ts';

/** Where a change of bank data stands. */
export const situacoesDaMudanca = definirLista(
  { valor: 'pedida', br: 'Aguarda aprovação', en: 'Awaits approval' },
  { valor: 'aprovada', br: 'Aprovada, aguarda a hora', en: 'Approved, awaits its hour' },
  { valor: 'em_vigor', br: 'Em vigor', en: 'In force' },
  { valor: 'retirada', br: 'Retirada', en: 'Withdrawn' },
);
export type SituacaoDaMudanca = (typeof situacoesDaMudanca)[number]['valor'];

/**
 * From → verb → to. An approval is of another person than who asked; where only one may, it comes with the request. Taking back is open
 * to whoever may change the record, as long as it does not hold yet. The hour itself puts an approved one into force.
 */
export const transicoesDaMudanca = {
  aprovacao: { de: ['pedida'], para: 'aprovada' },
  retirada: { de: ['pedida', 'aprovada'], para: 'retirada' },
  vigencia: { de: ['aprovada'], para: 'em_vigor' },
} as const satisfies Record<string, { de: readonly SituacaoDaMudanca[]; para: SituacaoDaMudanca }>;
export type VerboDaMudanca = keyof typeof transicoesDaMudanca;

/** Whether a verb is possible from a state. */
export const podeMudar = (verbo: VerboDaMudanca, situacao: SituacaoDaMudanca): boolean =>
  (transicoesDaMudanca[verbo].de as readonly SituacaoDaMudanca[]).includes(situacao);

/** Whether it still waits, and holds back another one of its record. */
export const isEmEspera = (situacao: SituacaoDaMudanca): boolean => podeMudar('retirada', situacao);
