/** What others may use of academico/contratos/ciclo/cancelamento, in the browser. */
export type { CancelamentoPedido } from './cancelamento-no-form.ts';
export { JanelaDeCancelamento } from './cancelamento.tsx';
