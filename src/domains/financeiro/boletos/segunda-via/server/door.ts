/** What others may use of financeiro/boletos/segunda-via, on the server. */
export { type ChaveDoTitulo, chavesPix } from './chaves-pix.ts';
export { comoPagar, pagarJuntos, pixDaEscola } from './como-pagar.ts';
