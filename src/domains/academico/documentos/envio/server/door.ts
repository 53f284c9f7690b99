/** What others may use of academico/documentos/envio, on the server. */
export { definirTarefaDeEnvioDeDocumentos } from './tarefa.ts';
