/** What the demo school and tests make in acesso: no other room needs it. Functions that write take the transaction of the caller. */
export { criarUsuarioPronto, type UsuarioPronto } from '../usuarios/server/criar-usuario-pronto.ts';
export { cadastrar } from '../entrada/server/cadastrar.ts';
export { marcarEmailConfirmado } from '../entrada/server/confirmar-email.ts';
import './integridade.ts';
