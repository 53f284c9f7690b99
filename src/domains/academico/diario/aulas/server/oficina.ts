/** What the demo school and tests make of aulas: no other room needs it. Functions that write take the transaction of the caller. */
export { criarAulas } from './criar-aulas.ts';
export { darPrevistas } from './dar-previstas.ts';
