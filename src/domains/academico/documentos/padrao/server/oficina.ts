/** What the demo school and tests make in academico/documentos/padrao: no other room needs it. Functions that write take the transaction of the caller. */
export { trazerEntregues } from './trazer-entregues.ts';
