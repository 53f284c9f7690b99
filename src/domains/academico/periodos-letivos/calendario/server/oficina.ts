/** What the demo school and tests make of calendario: no other room needs it. Functions that write take the transaction of the caller. */
export { marcarDias } from './marcar-dias.ts';
