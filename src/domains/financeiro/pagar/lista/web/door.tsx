/** What others may use of financeiro/pagar/lista, in the browser. */
export { buscarAbertos } from './buscar-abertos.ts';
