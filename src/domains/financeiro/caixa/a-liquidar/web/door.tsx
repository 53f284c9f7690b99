/** What others may use of financeiro/caixa/a-liquidar, in the browser. */
export { ALiquidar } from './recebimentos.tsx';
