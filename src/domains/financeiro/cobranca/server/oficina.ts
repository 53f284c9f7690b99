/** What the demo school and tests make in financeiro/cobranca: no other room needs it. Functions that write take the transaction of the caller. */
export { prepararEscolhidas, prepararRegua } from '../envio/server/preparar-lotes.ts';
export { enviarCartas } from '../cartas/server/enviar-cartas.ts';
export { anotarSaida } from '../cartas/server/no-correio.ts';
export { criarDegrau, criarModelo } from '../modelos/server/modelos.ts';
