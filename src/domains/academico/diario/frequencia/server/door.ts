/** What others may use of academico/diario/frequencia, on the server. */
export { frequenciaDaTurma } from './frequencia-da-turma.ts';
