import { definirLista } from '#shared/listas/opcao.ts';

/** As the specification shows it: Fechado or Aberto. Said of a segmentação in a period, and of each of its etapas. */
export const situacoesPeriodo = definirLista(
  { valor: 'aberto', br: 'Aberto', en: 'Open' },
  { valor: 'fechado', br: 'Fechado', en: 'Closed' },
);
export type SituacaoPeriodo = (typeof situacoesPeriodo)[number]['valor'];
export type VerboPeriodo = 'fechar' | 'reabrir';

/** From → verb → to, the same for a segmentação in its period and for an etapa; reopening asks for a reason. */
export const transicoesPeriodo: Readonly<Record<VerboPeriodo, { de: readonly SituacaoPeriodo[]; para: SituacaoPeriodo }>> = {
  fechar: { de: ['aberto'], para: 'fechado' },
  reabrir: { de: ['fechado'], para: 'aberto' },
};

/** Where a verb takes it; null when it is forbidden there. */
export function transitarPeriodo(de: SituacaoPeriodo, verbo: VerboPeriodo): SituacaoPeriodo | null {
  const { de: origens, para } = transicoesPeriodo[verbo];
  return origens.includes(de) ? para : null;
}
