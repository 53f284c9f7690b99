/** What others may use of privacidade/dossie, on the server. */
export { definirTarefaDeDossie, limparDossies } from './tarefa.ts';
