/** What others may use of rh/protocolos, on the server. Functions that write take the transaction of the caller. */
export { pedirPelaFamilia, substituirPedidos } from './da-familia.ts';
export { haFichaDeProtocoloDeOutraChave, protegerFichasDeProtocolos } from './ficha-do-protocolo.ts';
