/** What others may use of financeiro/declaracoes/contestacoes, in the browser. */
export { Contestar } from './contestar.tsx';
