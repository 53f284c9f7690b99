/** What others may use of matriculas/pendencias, on the server. */
export { contagemDePendencias } from './queries.ts';
