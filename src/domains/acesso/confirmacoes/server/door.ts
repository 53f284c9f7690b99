/** What others may use of acesso/confirmacoes, on the server. */
export { conferirConfirmacao, usarConfirmacao } from './usar-confirmacao.ts';
