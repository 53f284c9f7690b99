/** What the demo school and tests make in financeiro/titulos/baixas: no other room needs it. Functions that write take the transaction of the caller. */
export { baixarVarios } from './baixar-titulos.ts';
export type { PedidoDeBaixa } from './preparar-baixa.ts';
export { usarCredito } from './usar-credito.ts';
import './integridade.ts';
