/** What the demo school and tests make in contabil/fechamento. Functions that write take the act of the caller. */
export { fecharPeriodoContabil } from './fechar-periodo.ts';
export { reabrirPeriodoContabil } from './reabrir-periodo.ts';
import './integridade.ts';
