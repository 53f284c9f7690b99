/** What others may use of acesso/entrada, on the server. */
export { criarPrimeiroAdministrador, haUsuarios } from './primeiro-acesso.ts';
