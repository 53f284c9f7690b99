/** What others may use of contabil/lancamentos/anexos, in the browser. */
export { AnexosDoLancamento } from './anexos.tsx';
