/** What the demo school and tests make of ciclo: no other room needs it. Functions that write take the transaction of the caller. */
export { reativarContrato, suspenderContrato } from './suspender-contrato.ts';
