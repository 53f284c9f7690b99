/** What others may use of rh/protocolos, on the server. */
export { type AnexoPronto, prepararAnexo } from './anexo.ts';
