/** What others may use of contabil/livros/assinaturas, on the server. */
export { type Assinaturas, obterAssinaturas } from './assinaturas.ts';
