/** What others may use of acesso/confirmacoes, on the server. */
export { usarConfirmacao } from './usar-confirmacao.ts';
