/** What the demo school and tests make of resultados: no other room needs it. Functions that write take the transaction of the caller. */
export { registrarResultados } from './registrar-resultados.ts';
