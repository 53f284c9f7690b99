/** What others may use of financeiro/titulos/baixas, on the server. */
export { baixarTitulos } from './baixar-titulos.ts';
