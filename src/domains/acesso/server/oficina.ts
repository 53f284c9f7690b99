/** What the demo school and tests make in acesso: no other room needs it. Functions that write take the transaction of the caller. */
export { criarUsuarioPronto, type UsuarioPronto } from './criar-usuario-pronto.ts';
export { cadastrar } from './cadastrar.ts';
export { marcarEmailConfirmado } from './confirmar-email.ts';
import './integridade.ts';
