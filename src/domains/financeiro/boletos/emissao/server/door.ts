/** What others may use of financeiro/boletos/emissao, on the server. */
export { condicoesDoTitulo, tituloProcurado } from './titulos-sem-boleto.ts';
