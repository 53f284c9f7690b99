/** What others may use of financeiro/boletos/contas, on the server. */
export { type ContaDaRemessa, carregarConta, contasDoBanco } from './carregar-conta.ts';
export { dadosDaCobranca } from './dados-bancarios.ts';
export { contasDaNumeracao, tomarNumeros } from './numeracao.ts';
