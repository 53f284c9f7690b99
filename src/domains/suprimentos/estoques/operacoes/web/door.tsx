/** What others may use of suprimentos/estoques/operacoes, in the browser. */
export { AcoesDoEstoque } from './acoes.tsx';
export { Operacoes } from './operacoes.tsx';
