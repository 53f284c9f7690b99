/** What other rooms may use of cash, on the server. Functions that write take the transaction of the caller. */
export { assertPeriodoFinanceiroAberto } from './periodo-aberto.ts';
export { type NovoLancamento, nomeDe, type Operador, registrarLancamentos } from './registrar-lancamentos.ts';
export { type FormaQueEspera, registrarRecebimentos } from './registrar-recebimentos.ts';
export { estornarRecebimentos } from './estornar-recebimentos.ts';
export { desfazerLiquidacao } from './desfazer-liquidacao.ts';
export { liquidar, maximoDaLiquidacao, preverLiquidacao } from './liquidar.ts';
export { criarPeriodoFinanceiro, type NovoPeriodoFinanceiro } from './criar-periodo.ts';
export { fecharPeriodoFinanceiro } from './fechar-periodo.ts';
export { reabrirPeriodoFinanceiro } from './reabrir-periodo.ts';
export { movimentosDeTitulos } from './movimentos-de-titulos.ts';
export { estornarManual, lancarManual } from './lancar.ts';
export { type CategoriaDoSistema, escreverHistorico } from '../palavras-do-sistema.ts';
import './integridade.ts';
