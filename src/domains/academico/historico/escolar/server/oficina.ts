/** What the demo school and tests make of transcripts: no other room needs it. Functions that write take the transaction of the caller. */
export { lerConfiguracao, salvarConfiguracao } from './configuracao.ts';
export { criarAno } from './salvar-ano.ts';
