/** What others may use of suprimentos/opcoes, in the browser. */
export { useOpcoesDoEstoque } from './use-opcoes.ts';
export { type Produtos, useProdutos } from './use-produtos.ts';
