import { envelhecer } from '#platform/web/rede/consultas.ts';

/** Everything on the screen that a bill, a payment, a reversal, a decision or a cancellation makes old. */
export const recarregarPagar = (): Promise<void> =>
  envelhecer('TituloPagar', 'ContaPagar', 'RemessaPagar', 'RetornoPagar', 'LinhaRetornoPagar', 'Fornecedor', 'FluxoCaixa', 'Recolhimento');
