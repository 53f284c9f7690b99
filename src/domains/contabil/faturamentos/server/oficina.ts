/** What the demo school and tests make in contabil/faturamentos. Functions that write take the act of the caller. */
export { desfazerFaturamento, faturarMes } from './faturar.ts';
import './integridade.ts';
