/** What the demo school and tests make in academico/historico: no other room needs it. Functions that write take the transaction of the caller. */
export { criarInstituicao, type DadosInstituicao } from './salvar-instituicao.ts';
export { criarDisciplina as criarDisciplinaDeInstituicao } from './salvar-disciplina.ts';
export { criarTurma as criarTurmaDeInstituicao } from './salvar-turma.ts';
export { registrarUsoDeInstituicao } from './usos.ts';
