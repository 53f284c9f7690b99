/** What the demo school and tests make in financeiro/caixa/extratos: no other room needs it. Functions that write take the transaction of the caller. */
export { lerExtrato } from './ler-extrato.ts';
import './integridade.ts';
