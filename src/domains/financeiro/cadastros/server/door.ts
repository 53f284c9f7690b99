/** What other rooms may use of the financial registers, on the server. Functions that write take the transaction of the caller. */
export { assertRecebimento } from './recebimento.ts';
export { assertTaxaServico } from './taxa-servico.ts';
export { taxasDeAtraso } from './taxas-de-atraso.ts';
