/** What others may use of acesso/confirmacoes, on the server. */
export { confirmacaoUnica, conferirConfirmacao, usarConfirmacao } from './usar-confirmacao.ts';
