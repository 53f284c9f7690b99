/** What others may use of academico/matriculas/alunos, on the server. */
export { condicaoDeBusca, doCursoOuSegmentacao } from './condicoes.ts';
export { type Aluno, listarAlunos } from './queries.ts';
export { carregarRotulos } from './rotulos.ts';
