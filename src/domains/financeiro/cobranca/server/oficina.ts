/** What the demo school and tests make in financeiro/cobranca: no other room needs it. Functions that write take the transaction of the caller. */
export { prepararEscolhidas, prepararRegua } from './preparar-lotes.ts';
export { enviarCartas } from './enviar-cartas.ts';
export { anotarSaida } from './no-correio.ts';
export { criarDegrau, criarModelo } from './modelos.ts';
import './integridade.ts';
