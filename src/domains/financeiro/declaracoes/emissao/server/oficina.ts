/** What the demo school and tests make of emissao: no other room needs it. Functions that write take the transaction of the caller. */
export { emitirDeclaracoes } from './emitir.ts';
