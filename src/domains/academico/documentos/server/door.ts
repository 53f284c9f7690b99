/** What the portal may use of documentos, on the server. */
export { emitirDocumento } from './emitir-documento.ts';
