/** What the demo school and tests make in financeiro/titulos/dispensas: no other room needs it. Functions that write take the transaction of the caller. */
export { dispensarEncargos, revogarDispensa } from './dispensar-encargos.ts';
