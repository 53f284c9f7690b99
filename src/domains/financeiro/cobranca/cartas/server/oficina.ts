/** What the demo school and tests make of cartas: no other room needs it. Functions that write take the transaction of the caller. */
export { enviarCartas } from './enviar-cartas.ts';
export { anotarSaida } from './no-correio.ts';
