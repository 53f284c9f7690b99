/** What others may use of financeiro/cobranca/envio, on the server. */
export { definirTarefaDeEnvio } from './tarefa-envio.ts';
