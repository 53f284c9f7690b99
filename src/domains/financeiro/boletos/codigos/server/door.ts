/** What others may use of financeiro/boletos/codigos, on the server. */
export { type CaixaDaFolha, desenharBarras, desenharCaixas, desenharCorte, escrever, mm } from './pdf/folha.ts';
