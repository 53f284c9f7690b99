/** What others may use of academico/documentos/emissao, on the server. */
export { definirTarefaDeEmissao } from './tarefa.ts';
