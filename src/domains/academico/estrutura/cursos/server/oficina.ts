/** What the demo school and tests make of cursos: no other room needs it. Functions that write take the transaction of the caller. */
export { criarCurso } from './salvar-curso.ts';
export { criarGrupoTurma } from './salvar-grupo-turma.ts';
export { criarSegmentacao } from './salvar-segmentacao.ts';
