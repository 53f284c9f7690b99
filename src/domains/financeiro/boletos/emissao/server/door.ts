/** What others may use of financeiro/boletos/emissao, on the server. */
export { condicoesDoTitulo } from './titulos-sem-boleto.ts';
