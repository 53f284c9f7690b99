/** What other rooms may use of cash, on the server. Functions that write take the transaction of the caller. */
export { conferirPeriodoAberto } from './periodo-aberto.ts';
export { type Operador, registrarLancamentos } from './registrar-lancamentos.ts';
export { movimentosDeTitulos } from './movimentos-de-titulos.ts';
import './integridade.ts';
