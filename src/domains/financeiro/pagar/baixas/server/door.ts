/** What others may use of payments, on the server. Functions that write take the transaction of the caller. */
export { pagarTitulos } from './pagar-titulos.ts';
export { lerParaPagar } from './para-pagar.ts';
