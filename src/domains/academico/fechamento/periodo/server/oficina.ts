/** What the demo school and tests make of closed periods: no other room needs it. Functions that write take the transaction of the caller. */
export { fecharEtapasDoPeriodo, fecharSegmentacoes } from './fechar.ts';
