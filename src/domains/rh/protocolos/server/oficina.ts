/** What the demo school and tests make of protocols: no other room needs it. Functions that write take the transaction of the caller. */
export { criarProtocolo } from './criar-protocolo.ts';
export { decidirProtocolo } from './decidir-protocolo.ts';
