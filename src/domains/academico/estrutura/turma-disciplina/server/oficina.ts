/** What the demo school and tests make of turma-disciplina: no other room needs it. Functions that write take the transaction of the caller. */
export { incluirDisciplinas } from './incluir-disciplinas.ts';
export { inserirDisciplinas } from './incluir-disciplinas.ts';
