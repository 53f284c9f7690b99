/** What others may use of financeiro/pagar/recolhimentos, on the server. */
export { type PendenteLido, pendentesEmJson, somarPendentes } from './ler-pendentes.ts';
