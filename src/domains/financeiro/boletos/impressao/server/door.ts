/** What others may use of financeiro/boletos/impressao, on the server. */
export { definirTarefaDeImpressao } from './imprimir.ts';
