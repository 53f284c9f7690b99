/** What the demo school and tests make in contabil/lancamentos. Functions that write take the act of the caller. */
export { criarLancamento } from './criar-lancamento.ts';
export { corrigirLancamento, estornarLancamento } from './estornar-lancamento.ts';
import './integridade.ts';
