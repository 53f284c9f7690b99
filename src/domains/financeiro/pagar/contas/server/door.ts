/** What others may use of bills, on the server. Functions that write take the transaction of the caller. */
export { cancelarConta } from './cancelar-conta.ts';
export { criarContas, type NovaConta } from './criar-contas.ts';
export { preverConta } from './prever-conta.ts';
export { fatoDaRetencao, type RetencaoDatada } from '../fato-da-retencao.ts';
