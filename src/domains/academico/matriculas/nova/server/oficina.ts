/** What the demo school and tests make of nova: no other room needs it. Functions that write take the transaction of the caller. */
export { type DadosMatricula } from './matricular.ts';
