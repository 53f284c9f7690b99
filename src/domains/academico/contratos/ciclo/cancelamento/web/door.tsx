/** What others may use of academico/contratos/ciclo/cancelamento, in the browser. */
export { type CancelamentoPedido, JanelaDeCancelamento } from './cancelamento.tsx';
