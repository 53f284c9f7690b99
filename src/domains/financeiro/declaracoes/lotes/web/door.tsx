/** What others may use of financeiro/declaracoes/lotes, in the browser. */
export { usePagadores } from './use-pagadores.tsx';
