/** What others may use of academico/boletins/envio, on the server. */
export { emailDe } from './destinatarios.ts';
export { definirTarefaDeEnvioDeBoletins } from './tarefa.ts';
