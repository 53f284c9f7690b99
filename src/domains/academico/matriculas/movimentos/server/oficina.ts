/** What the demo school and tests make of movements: no other room needs it. Functions that write take the transaction of the caller. */
export { concluirTurmas } from './concluir-turmas.ts';
