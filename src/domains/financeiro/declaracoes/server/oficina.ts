/** What the demo school and tests make in financeiro/declaracoes: no other room needs it. Functions that write take the transaction of the caller. */
export { emitirDeclaracoes } from './emitir.ts';
export { contestarDebito } from './contestar.ts';
import './integridade.ts';
