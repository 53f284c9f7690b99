/** What others may use of academico/contratos/ciclo/lotes, on the server. */
export { definirLotesDoCiclo } from './tarefas.ts';
