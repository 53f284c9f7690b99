/** What others may use of contabil/livros/impressao, on the server. */
export { definirTarefasDosLivros } from './tarefa.ts';
