/** What the demo school and tests make in financeiro/boletos/remessas: no other room needs it. Functions that write take the transaction of the caller. */
export { gerarRemessa } from './remessas.ts';
import './integridade.ts';
