/** What the demo school and tests make of turmas: no other room needs it. Functions that write take the transaction of the caller. */
export { mudarSituacaoDaTurma } from './situacao.ts';
export { criarTurma } from './salvar-turma.ts';
