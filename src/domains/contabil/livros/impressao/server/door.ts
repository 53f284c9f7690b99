/** What others may use of contabil/livros/impressao, on the server. */
export { definirTarefaDoDiario } from './tarefa.ts';
