/** What others may use of academico/convenios, on the server. */
export { definirTarefaDeConvenios } from './tarefa.ts';
