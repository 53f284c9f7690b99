/** What the demo school and tests make of modelos: no other room needs it. Functions that write take the transaction of the caller. */
export { criarDegrau } from './modelos.ts';
export { criarModelo } from './modelos.ts';
