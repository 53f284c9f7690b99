/** What the demo school and tests make of enturmacao: no other room needs it. Functions that write take the transaction of the caller. */
export { enturmarMatricula } from './enturmar.ts';
