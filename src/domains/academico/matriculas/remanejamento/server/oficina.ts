/** What the demo school and tests make of remanejamento: no other room needs it. Functions that write take the transaction of the caller. */
export { desfazerRemanejamento } from './desfazer-remanejamento.ts';
export { remanejar } from './remanejar.ts';
