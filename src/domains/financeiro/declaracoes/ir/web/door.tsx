/** What others may use of financeiro/declaracoes/ir, in the browser. */
export { PagadoresDoIr } from './ir.tsx';
