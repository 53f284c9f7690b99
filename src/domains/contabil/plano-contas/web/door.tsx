/** What others may use of contabil/plano-contas, in the browser. */
export { buscarContasContabeis, ContaPicker } from './conta-picker.tsx';
