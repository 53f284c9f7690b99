/** What others may use of academico/estrutura/turma-disciplina, on the server. */
export { inserirDisciplinas, travarAberta } from './incluir-disciplinas.ts';
export { type DisciplinasDaTurma, obterDisciplinasDaTurma } from './queries.ts';
export { type DisciplinaTravada, conferirNoPeriodo, travarDisciplina, travarDisciplinas } from './travar-disciplina.ts';
export { registrarUsoDeDisciplina, usosDasDisciplinas, usosEmTexto } from './usos.ts';
