/** What other rooms may use of receivable titles, on the server: their locks. */
export { travarTitulos, travarTitulosPorId } from './carregar.ts';
import './integridade.ts';
