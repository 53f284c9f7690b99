/** What the demo school and tests make in academico/documentos: no other room needs it. Functions that write take the transaction of the caller. */
export { emitirDocumento } from './emitir-documento.ts';
