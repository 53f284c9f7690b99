/** What the demo school and tests make of fichas: no other room needs it. Functions that write take the transaction of the caller. */
export { criarFicha } from './salvar-ficha.ts';
