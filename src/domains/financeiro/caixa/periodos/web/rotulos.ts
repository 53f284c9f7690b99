import type { TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import type { SituacaoPeriodo } from '#domains/financeiro/caixa/situacoes.ts';

/** The color of a period's state; the word always stands beside it. */
export const tomDoPeriodo: Record<SituacaoPeriodo, TomDeEstado> = { aberto: 'sucesso', fechado: 'neutro', reaberto: 'alerta' };
