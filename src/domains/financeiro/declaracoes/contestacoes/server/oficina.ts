/** What the demo school and tests make of contestacoes: no other room needs it. Functions that write take the transaction of the caller. */
export { contestarDebito } from './contestar.ts';
