/** What the demo school and tests make of turma: no other room needs it. Functions that write take the transaction of the caller. */
export { aditarTurma } from './aditivo-da-turma.ts';
