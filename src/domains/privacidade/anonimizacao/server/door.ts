/** What others may use of privacidade/anonimizacao, on the server. */
export { definirTarefaDeAnonimizacao } from './tarefa.ts';
