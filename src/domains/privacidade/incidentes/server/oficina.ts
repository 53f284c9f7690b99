/** What the demo school makes of incidents: no other room needs it. Functions that write take the transaction of the caller. */
export { criarIncidente } from './registro.ts';
