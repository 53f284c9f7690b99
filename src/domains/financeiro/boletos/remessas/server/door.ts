/** What others may use of financeiro/boletos/remessas, on the server. */
export { dadosDoBoleto } from './a-enviar.ts';
