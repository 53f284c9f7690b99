/** What others may use of academico/contratos/assinaturas, on the server. */
export { lembrarAssinaturas } from './lembrar.ts';
export { definirLoteDaContraAssinatura } from './tarefas.ts';
