/** What the demo school and tests make in financeiro/boletos/emissao: no other room needs it. Functions that write take the transaction of the caller. */
export { emitirBoletos } from './emitir.ts';
import './integridade.ts';
