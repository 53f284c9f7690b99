/** What the demo school and tests make in financeiro/caixa: no other room needs it. Functions that write take the transaction of the caller. */
export { desfazerLiquidacao } from '../a-liquidar/server/desfazer-liquidacao.ts';
export { liquidar, maximoDaLiquidacao, preverLiquidacao } from '../a-liquidar/server/liquidar.ts';
export { criarPeriodoFinanceiro } from '../periodos/server/criar-periodo.ts';
export { fecharPeriodoFinanceiro } from '../periodos/server/fechar-periodo.ts';
export { reabrirPeriodoFinanceiro } from '../periodos/server/reabrir-periodo.ts';
export { estornarManual, lancarManual } from '../lancamentos/server/lancar.ts';
import './integridade.ts';
