/** What others may use of contabil/lancamentos/rascunhos, on the server. */
export { diaDoModelo } from './dia-do-modelo.ts';
