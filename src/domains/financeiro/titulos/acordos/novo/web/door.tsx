/** What others may use of financeiro/titulos/acordos/novo, in the browser. */
export { Renegociacao } from './renegociacao.tsx';
