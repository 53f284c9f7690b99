/** What the demo school and tests make at the way in: no other room needs it. Functions that write take the transaction of the caller. */
export { cadastrar } from './cadastrar.ts';
export { marcarEmailConfirmado } from './confirmar-email.ts';
