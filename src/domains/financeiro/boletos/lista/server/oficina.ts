/** What the demo school and tests make in financeiro/boletos/lista: no other room needs it. Functions that write take the transaction of the caller. */
export { pedirBaixas } from './pedir-baixas.ts';
