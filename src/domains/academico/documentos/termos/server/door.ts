/** What others may use of academico/documentos/termos, on the server. */
export { carregarFatosDosPapeis, type FatosDaMatricula } from './carregar-fatos.ts';
