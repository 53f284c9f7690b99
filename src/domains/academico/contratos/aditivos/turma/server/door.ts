/** What others may use of academico/contratos/aditivos/turma, on the server. */
export { definirLotesDaTurma } from './tarefas.ts';
