/** What the demo school and tests make of users: no other room needs it. Functions that write take the transaction of the caller. */
export { criarUsuarioPronto, type UsuarioPronto } from './criar-usuario-pronto.ts';
