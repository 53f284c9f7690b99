/** What others may use of academico/fechamento/turmas, on the server. */
export { definirLotesDeFechamento } from './tarefas.ts';
