/** What others may use of warehouses, on the server. Functions that write take the transaction of the caller. */
export { criarDeposito } from './criar-deposito.ts';
