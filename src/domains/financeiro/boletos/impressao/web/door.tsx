/** What others may use of financeiro/boletos/impressao, in the browser. */
export { Impressao } from './impressao.tsx';
