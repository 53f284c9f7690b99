/** What only the demo school and tests make. */
export { retirar, transferir } from './lancar.ts';
