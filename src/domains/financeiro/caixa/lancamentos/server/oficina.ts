/** What the demo school and tests make in financeiro/caixa/lancamentos: no other room needs it. Functions that write take the transaction of the caller. */
export { estornarManual, lancarManual } from './lancar.ts';
import './integridade.ts';
