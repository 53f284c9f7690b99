/** What the demo school and tests make of typed years: no other room needs it. Functions that write take the transaction of the caller. */
export { criarAno, editarAno } from './salvar-ano.ts';
