/** What the demo school and tests make in contabil/periodos. Functions that write take the act of the caller. */
export { abrirAjuste, abrirExercicio } from './exercicios.ts';
