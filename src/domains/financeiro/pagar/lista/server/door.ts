/** What others may use of financeiro/pagar/lista, on the server. */
export { posicaoDePagarEm } from './posicao.ts';
