/** What the demo school and tests make of justificativas: no other room needs it. Functions that write take the transaction of the caller. */
export { registrarJustificativa } from './registrar.ts';
