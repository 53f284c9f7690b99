/** What the demo school and tests make in contabil/plano-contas. Functions that write take the act of the caller. */
export { carregarModeloDoPlano } from './carregar-plano.ts';
import './integridade.ts';
