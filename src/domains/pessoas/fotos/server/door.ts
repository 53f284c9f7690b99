/** What others may use of pessoas/fotos, on the server. */
export { lerFotoEnviada } from './foto-enviada.ts';
export { gravarFoto } from './gravar-foto.ts';
