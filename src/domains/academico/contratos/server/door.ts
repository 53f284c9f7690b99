/** What others may use of academico/contratos, on the server. */
export { lerConfiguracao } from './configuracao.ts';
import './integridade.ts';
