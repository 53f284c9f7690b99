/** What the demo school and tests make in financeiro/titulos/devido: no other room needs it. Functions that write take the transaction of the caller. */
export { totaisDoInicio } from './resumos.ts';
import './integridade.ts';
