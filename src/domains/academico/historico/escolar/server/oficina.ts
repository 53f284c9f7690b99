/** What the demo school makes of transcripts: no other room needs it. Functions that write take the transaction of the caller. */
export { lerConfiguracao, salvarConfiguracao } from './configuracao.ts';
