/** What the demo school and tests make of closings: no other room needs it. Functions that write take the transaction of the caller. */
export { fecharAnos } from './fechar-anos.ts';
export { fecharEtapas } from './fechar-etapas.ts';
export { calcularAnos } from './ler-turmas.ts';
export { reabrir } from './reabrir.ts';
