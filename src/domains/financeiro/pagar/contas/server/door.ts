/** What others may use of bills, on the server. Functions that write take the transaction of the caller. */
export { criarContas, type NovaConta } from './criar-contas.ts';
