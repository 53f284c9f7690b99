/** What others may use of academico/contratos/aditivos/assinaturas, on the server. */
export { definirLoteDasAssinaturas } from './tarefas.ts';
