/** What others may use of financeiro/boletos/codigos, on the server. */
export { type CaixaDaFolha, desenharBarras, desenharCaixas, desenharCorte, desenharQr, escrever, mm } from './pdf/folha.ts';
