/** What the demo school and tests make of docentes: no other room needs it. Functions that write take the transaction of the caller. */
export { criarDocentesPeriodo } from './salvar-docentes.ts';
export { inserirDocentes } from './salvar-docentes.ts';
