/** What the demo school and tests make in financeiro/caixa/periodos: no other room needs it. Functions that write take the transaction of the caller. */
export { criarPeriodoFinanceiro } from './criar-periodo.ts';
export { fecharPeriodoFinanceiro } from './fechar-periodo.ts';
export { reabrirPeriodoFinanceiro } from './reabrir-periodo.ts';
import './integridade.ts';
