/** What others may use of financeiro/titulos/recibos, in the browser. */
export { type BaixaFeita, ReciboPronto } from './recibo-pronto.tsx';
