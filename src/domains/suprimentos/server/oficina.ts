/** What the demo school and tests make by themselves. */
export { darEntrada } from './dar-entrada.ts';
export { estornarOperacao } from './estornar.ts';
