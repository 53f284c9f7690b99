/** What the demo school and tests do here. */
export { criarDeposito } from './criar-deposito.ts';
