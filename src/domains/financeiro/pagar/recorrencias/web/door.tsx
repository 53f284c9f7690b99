/** What others may use of financeiro/pagar/recorrencias, in the browser. */
export { AtosDaRecorrencia } from './atos.tsx';
