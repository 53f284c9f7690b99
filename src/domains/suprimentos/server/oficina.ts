/** What only the demo school and tests make, until a room that buys asks for it by a door. */
export { darEntrada } from './dar-entrada.ts';
export { estornarOperacao } from './estornar.ts';
