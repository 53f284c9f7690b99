/** What others may use of acesso/confirmacoes, on the server. */
export { exigirConfirmacao, usarConfirmacao } from './usar-confirmacao.ts';
