/** What the demo school and tests make in financeiro/caixa/a-liquidar: no other room needs it. Functions that write take the transaction of the caller. */
export { desfazerLiquidacao } from './desfazer-liquidacao.ts';
export { liquidar, maximoDaLiquidacao, preverLiquidacao } from './liquidar.ts';
import './integridade.ts';
