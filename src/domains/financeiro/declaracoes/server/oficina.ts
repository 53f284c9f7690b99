/** What the demo school and tests make in financeiro/declaracoes: no other room needs it. Functions that write take the transaction of the caller. */
export { emitirDeclaracoes } from '../emissao/server/emitir.ts';
export { contestarDebito } from '../contestacoes/server/contestar.ts';
