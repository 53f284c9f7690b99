/** What others may use of academico/historico/escolar/lotes, on the server. */
export { definirTarefaDeHistoricos } from './tarefa.ts';
