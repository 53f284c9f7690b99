/** What others may use of academico/diario/chamadas, on the server. */
export { frequenciaDaTurma } from './frequencia-da-turma.ts';
export { type PresencasDoAluno, presencasDaTurma, somarPresencas } from './presencas.ts';
export { lerPrevisto, type Previsto } from './previsto.ts';
