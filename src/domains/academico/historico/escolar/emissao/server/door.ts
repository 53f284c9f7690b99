/** What others may use of academico/historico/escolar/emissao, on the server. */
export { emitirHistoricos } from './emitir.ts';
export { imprimirDaTarefa } from './imprimir.ts';
