/** What others may use of academico/historico/escolar/emissao, in the browser. */
export { AcoesDeEmissao } from './acoes.tsx';
export { Emitidos } from './emitidos.tsx';
