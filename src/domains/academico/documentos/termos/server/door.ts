/** What others may use of academico/documentos/termos, on the server. */
export { carregarFatosDosPapeis } from './carregar-fatos.ts';
export { somenteDoQuePode, vedadosA } from './permitidos.ts';
