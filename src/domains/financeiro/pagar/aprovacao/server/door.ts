/** What others may use of the approval of bills, on the server. */
export { esperarDeNovo } from './esperar-de-novo.ts';
export { lerRegras } from './regras.ts';
