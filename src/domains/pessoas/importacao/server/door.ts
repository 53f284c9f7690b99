/** What others may use of pessoas/importacao, on the server. */
export { limparImportacoes } from './importacoes.ts';
export { definirTarefasDeImportacao } from './tarefa-importacao.ts';
