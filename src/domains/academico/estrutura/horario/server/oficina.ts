/** What the demo school and tests make of horario: no other room needs it. Functions that write take the transaction of the caller. */
export { inserirHorarios } from './inserir-horarios.ts';
