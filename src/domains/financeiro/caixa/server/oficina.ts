/** What the demo school and tests make in financeiro/caixa: no other room needs it. Functions that write take the transaction of the caller. */
export { desfazerLiquidacao } from './desfazer-liquidacao.ts';
export { liquidar, maximoDaLiquidacao, preverLiquidacao } from './liquidar.ts';
export { criarPeriodoFinanceiro } from './criar-periodo.ts';
export { fecharPeriodoFinanceiro } from './fechar-periodo.ts';
export { reabrirPeriodoFinanceiro } from './reabrir-periodo.ts';
export { estornarManual, lancarManual } from './lancar.ts';
import './integridade.ts';
