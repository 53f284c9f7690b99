/** What others may use of the approval of bills, on the server. */
export { lerRegras } from './regras.ts';
