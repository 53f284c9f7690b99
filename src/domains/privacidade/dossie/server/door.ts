/** What others may use of privacidade/dossie, on the server. */
export { definirTarefaDeDossie } from './tarefa.ts';
