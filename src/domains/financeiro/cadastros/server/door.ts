/** What other rooms may use of the financial registers, on the server. Functions that write take the transaction of the caller. */
export { feriadosLocais } from './feriados-locais.ts';
export { conferirRecebimento, conferirTaxaServico, taxasDeAtraso } from './em-vigor.ts';
