export { criarInstituicao, type DadosInstituicao } from './salvar-instituicao.ts';
export { copiarDisciplinas, criarDisciplina as criarDisciplinaDeInstituicao } from './salvar-disciplina.ts';
export { criarTurma as criarTurmaDeInstituicao } from './salvar-turma.ts';
export { type AlvoDeUso, registrarUsoDeInstituicao, type TipoDeUso } from './usos.ts';
