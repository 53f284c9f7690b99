import { definirLista } from '#shared/listas/opcao.ts';

/** What moves the account of a payer, in the order in which it counts where it happened at one instant. */
export const tiposDeMovimento = [
  'emissao',
  'restauracao',
  'devolucao',
  'cancelamento',
  'renegociacao',
  'amortizacao',
  'baixa',
  'estorno',
  'descontoRevogado',
] as const;
export type TipoDeMovimento = (typeof tiposDeMovimento)[number];

export const rotulosDeMovimento = definirLista(
  { valor: 'emissao', br: 'Título emitido', en: 'Title issued' },
  { valor: 'restauracao', br: 'Cancelamento desfeito', en: 'Cancellation undone' },
  { valor: 'devolucao', br: 'Volta do acordo', en: 'Back from agreement' },
  { valor: 'cancelamento', br: 'Cancelamento', en: 'Cancellation' },
  { valor: 'renegociacao', br: 'Entrou em acordo', en: 'Went into agreement' },
  { valor: 'amortizacao', br: 'Pago no acordo', en: 'Paid in agreement' },
  { valor: 'baixa', br: 'Pagamento', en: 'Payment' },
  { valor: 'estorno', br: 'Estorno', en: 'Reversal' },
  { valor: 'descontoRevogado', br: 'Desconto perdido com o estorno', en: 'Discount lost with the reversal' },
);

/** The day on which a statement ends before today, so that today's figures are not those of its period; none otherwise. */
export const fimPassado = <D extends string>(fim: D | null | undefined, hoje: string): D | null =>
  fim !== null && fim !== undefined && fim < hoje ? fim : null;

/** The debt at the end of a statement: after its last movement, or what it began with. */
export const saldoFinal = (extrato: { saldoAnteriorCentavos: number; movimentos: readonly { saldoCentavos: number }[] }): number =>
  extrato.movimentos.at(-1)?.saldoCentavos ?? extrato.saldoAnteriorCentavos;

/** Puts the running balance on movements that are in order, and parts those of before the period: they are only its opening balance. */
export function acumular<M extends { data: string; valorCentavos: number }>(
  movimentos: readonly M[],
  { inicio, fim }: { inicio: string | null; fim: string | null },
): { saldoAnteriorCentavos: number; movimentos: (M & { saldoCentavos: number })[] } {
  let saldo = 0;
  let anterior = 0;
  const dentro: (M & { saldoCentavos: number })[] = [];
  for (const movimento of movimentos) {
    if (fim !== null && movimento.data > fim) continue;
    saldo += movimento.valorCentavos;
    if (inicio !== null && movimento.data < inicio) anterior = saldo;
    else dentro.push({ ...movimento, saldoCentavos: saldo });
  }
  return { saldoAnteriorCentavos: anterior, movimentos: dentro };
}
