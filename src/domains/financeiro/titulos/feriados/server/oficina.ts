/** What the demo school and tests make in financeiro/titulos/feriados: no other room needs it. Functions that write take the transaction of the caller. */
export { criarFeriado } from './mudar-feriados.ts';
