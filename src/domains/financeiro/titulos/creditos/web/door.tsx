/** What others may use of financeiro/titulos/creditos, in the browser. */
export { CreditosDoPagador } from './creditos.tsx';
