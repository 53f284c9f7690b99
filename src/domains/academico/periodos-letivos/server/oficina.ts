/** What the demo school and tests make in academico/periodos-letivos: no other room needs it. Functions that write take the transaction of the caller. */
export { criarAnoLetivo, criarPeriodo } from './salvar-periodo.ts';
