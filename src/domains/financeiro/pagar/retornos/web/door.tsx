/** What others may use of financeiro/pagar/retornos, in the browser. */
export { FilaDoBanco } from './fila.tsx';
export { LerRetorno, RetornosPagar } from './retornos.tsx';
