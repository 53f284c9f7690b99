/** What the demo school and tests make of pedidos: no other room needs it. Functions that write take the transaction of the caller. */
export { darParecer, decidirBolsa } from './julgar.ts';
export { pedirBolsa } from './pedir-bolsa.ts';
