/** What others may use of suprimentos/estoques/operacoes, in the browser. */
export { AcoesDoEstoque } from './acoes.tsx';
export { OperacaoAberta } from './operacao-aberta.tsx';
export { Operacoes } from './operacoes.tsx';
