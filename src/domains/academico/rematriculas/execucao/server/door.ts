export { definirTarefaDeExecucao } from './tarefa-execucao.ts';
export { definirTarefaDeDesfazimento } from './tarefa-desfazimento.ts';
export { titulos } from './planilha.ts';
