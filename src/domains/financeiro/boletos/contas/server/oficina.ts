/** What the demo school and tests make in financeiro/boletos/contas: no other room needs it. Functions that write take the transaction of the caller. */
export { salvarContaCobranca } from './contas-cobranca.ts';
export { dadosDaCobranca } from './dados-bancarios.ts';
import './integridade.ts';
