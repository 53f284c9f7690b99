/** What the demo school and tests make in academico/documentos/emissao: no other room needs it. Functions that write take the transaction of the caller. */
export { emitirPapeis } from './emitir.ts';
