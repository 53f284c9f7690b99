/** What others may use of financeiro/boletos/retornos/arquivos, on the server. */
export { definirTarefaDeRetorno } from './aplicar-retorno.ts';
