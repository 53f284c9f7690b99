/** What the demo school and tests make of envio: no other room needs it. Functions that write take the transaction of the caller. */
export { prepararEscolhidas } from './preparar-lotes.ts';
export { prepararRegua } from './preparar-lotes.ts';
