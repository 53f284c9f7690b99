/** What others may use of financeiro/declaracoes/lotes, on the server. */
export { definirTarefaDeDeclaracoes } from './tarefa-lote.ts';
