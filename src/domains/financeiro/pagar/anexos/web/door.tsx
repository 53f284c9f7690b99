/** What others may use of financeiro/pagar/anexos, in the browser. */
export { Anexos, UmAnexo } from './anexos.tsx';
