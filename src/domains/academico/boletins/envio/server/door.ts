/** What others may use of academico/boletins/envio, on the server. */
export { definirTarefaDeEnvioDeBoletins } from './tarefa.ts';
