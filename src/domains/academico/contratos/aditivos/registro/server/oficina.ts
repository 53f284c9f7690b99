/** What the demo school and tests make of registro: no other room needs it. Functions that write take the transaction of the caller. */
export { aditarContrato } from './aditar-contrato.ts';
