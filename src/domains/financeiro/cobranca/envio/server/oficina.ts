/** What the demo school and tests make of envio: no other room needs it. Functions that write take the transaction of the caller. */
export { prepararEscolhidas, prepararRegua } from './preparar-lotes.ts';
