/** What the demo school and tests make of criterio: no other room needs it. Functions that write take the transaction of the caller. */
export { criteriosDoAno } from './criterios.ts';
export { salvarCriterio } from './criterios.ts';
