import type { Textos } from '#shared/erros.ts';
import { definirLista, emFrase } from '#shared/listas/opcao.ts';

/** The states of a payable title. `vencido` is not one: it is open and past its due date, and is derived. */
export const situacoesPagar = ['aberto', 'parcial', 'pago', 'cancelado'] as const;
export type SituacaoPagar = (typeof situacoesPagar)[number];

type VerboPagar = 'pagar' | 'cancelar';

/** From which states a verb may be applied. Where a payment and its reversal lead follows from the values (`situacaoPaga`). */
const transicoesPagar: Record<VerboPagar, readonly SituacaoPagar[]> = {
  pagar: ['aberto', 'parcial'],
  cancelar: ['aberto'],
};
export const podeTransitar = (de: SituacaoPagar, verbo: VerboPagar): boolean => transicoesPagar[verbo].includes(de);
export const isEmAberto = (situacao: SituacaoPagar): boolean => podeTransitar(situacao, 'pagar');

type ComResto = { situacao: SituacaoPagar; pagoCentavos: number; origem: OrigemPagar };
/**
 * Whether the rest of a title may be a discount by itself; of one that nothing was paid of nothing is owed, and it is cancelled. The authority
 * gives up no tax that was withheld for it.
 */
export const isRestoDescontavel = ({ situacao, pagoCentavos, origem }: ComResto): boolean =>
  situacao === 'parcial' && pagoCentavos > 0 && origem !== 'imposto';

/** The state that follows from how much of a title is covered; nobody types it. */
export function situacaoPaga({ valorCentavos, amortizadoCentavos }: { valorCentavos: number; amortizadoCentavos: number }): SituacaoPagar {
  if (amortizadoCentavos === valorCentavos) return 'pago';
  return amortizadoCentavos > 0 ? 'parcial' : 'aberto';
}

/** How people call the states; with `vencido`, the filter of the list. */
export const rotulosPagar = definirLista(
  { valor: 'aberto', br: 'Aberto', en: 'Open' },
  { valor: 'vencido', br: 'Vencido', en: 'Overdue' },
  { valor: 'parcial', br: 'Parcial', en: 'Partly paid' },
  { valor: 'pago', br: 'Pago', en: 'Paid' },
  { valor: 'cancelado', br: 'Cancelado', en: 'Cancelled' },
);
export const situacaoEmFrase = (situacao: SituacaoPagar): { situacao: Textos } => ({ situacao: emFrase(rotulosPagar, situacao) });

/** Whether a second person must look at a bill before anything is paid, and what that person said. */
export const aprovacoes = definirLista(
  { valor: 'dispensada', br: 'Não precisa', en: 'Not needed' },
  { valor: 'pendente', br: 'Aguarda aprovação', en: 'Awaits approval' },
  { valor: 'aprovada', br: 'Aprovada', en: 'Approved' },
  { valor: 'recusada', br: 'Recusada', en: 'Refused' },
);
export type Aprovacao = (typeof aprovacoes)[number]['valor'];
/** By which the list is filtered: those, and what waits for who reads. */
export const aprovacoesDoFiltro = definirLista(...aprovacoes, { valor: 'a_decidir', br: 'Aguarda você', en: 'Awaits you' });
/** Whether a bill in this state of approval may be paid. */
export const isLiberada = (aprovacao: Aprovacao): boolean => aprovacao === 'dispensada' || aprovacao === 'aprovada';

export const origensPagar = definirLista(
  { valor: 'manual', br: 'Manual', en: 'By hand' },
  { valor: 'recorrente', br: 'Recorrente', en: 'Recurrent' },
  { valor: 'nota_fiscal', br: 'Nota fiscal', en: 'Purchase invoice' },
  { valor: 'imposto', br: 'Imposto retido', en: 'Tax withheld' },
);
export type OrigemPagar = (typeof origensPagar)[number]['valor'];
export const tiposDeCodigo = definirLista(
  { valor: 'boleto', br: 'Boleto', en: 'Bank slip' },
  { valor: 'arrecadacao', br: 'Conta de consumo ou tributo', en: 'Utility or tax bill' },
  { valor: 'pix', br: 'Pix', en: 'Pix' },
);
export type TipoDeCodigo = (typeof tiposDeCodigo)[number]['valor'];
