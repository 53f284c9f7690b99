/** What others may use of academico/diario/frequencia, on the server. */
export { frequenciaDaTurma } from './frequencia-da-turma.ts';
export { type FrequenciaDoAluno, frequenciaDosAlunos } from './frequencia-dos-alunos.ts';
export { anoDeOrigem, frequenciaNoPeriodo } from './frequencia-no-periodo.ts';
export { type ADar, lerPlanos } from './previsto.ts';
