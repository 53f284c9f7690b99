/** What other rooms may use of cash, on the server. Functions that write take the transaction of the caller. */
export { assertPeriodoFinanceiroAberto } from './periodo-aberto.ts';
export { nomeDe, type Operador, registrarLancamentos } from './registrar-lancamentos.ts';
export { type FormaQueEspera, registrarRecebimentos } from '../a-liquidar/server/registrar-recebimentos.ts';
export { estornarRecebimentos } from '../a-liquidar/server/estornar-recebimentos.ts';
export { movimentosDeTitulos } from './movimentos-de-titulos.ts';
export { type CategoriaDoSistema, escreverHistorico } from '../palavras-do-sistema.ts';
import './integridade.ts';
