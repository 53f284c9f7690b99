/** What others may use of financeiro/boletos/lista, on the server. */
export { idsDeBoletos } from './queries.ts';
