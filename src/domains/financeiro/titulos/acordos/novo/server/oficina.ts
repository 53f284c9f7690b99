/** What the demo school and tests make in financeiro/titulos/acordos/novo: no other room needs it. Functions that write take the transaction of the caller. */
export { type AcordoFeito, type PedidoDeAcordo, renegociar } from './renegociar.ts';
export { simular } from './simular.ts';
