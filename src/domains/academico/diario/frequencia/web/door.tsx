/** What others may use of academico/diario/frequencia, in the browser. */
export { FrequenciaDoAluno } from './frequencia-do-aluno.tsx';
export { MesDaTurma } from './mes-da-turma.tsx';
