/** What the demo school and tests make of cancelamento: no other room needs it. Functions that write take the transaction of the caller. */
export { cancelarContratos } from './cancelar-contrato.ts';
