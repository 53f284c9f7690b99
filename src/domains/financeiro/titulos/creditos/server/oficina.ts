/** What the demo school and tests make in financeiro/titulos/creditos: no other room needs it. Functions that write take the transaction of the caller. */
export { devolverCredito } from './encerrar-credito.ts';
import './integridade.ts';
