/** What the demo school and tests make of copia: no other room needs it. Functions that write take the transaction of the caller. */
export { copiarAno } from './copiar-ano.ts';
