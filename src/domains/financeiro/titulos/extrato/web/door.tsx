/** What others may use of financeiro/titulos/extrato, in the browser. */
export { ExtratoAberto } from './extrato.tsx';
