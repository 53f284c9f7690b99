/** What others may use of payment files, on the server. */
export { carregarConvenio, type ConvenioDaConta, conveniosDoBanco } from './convenios.ts';
