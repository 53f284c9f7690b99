/** What others may use of academico/estrutura/turmas, on the server. */
export { fecharTurmas, reabrirTurmas } from './situacao.ts';
export { criarTurma, excluirTurma } from './salvar-turma.ts';
