/** What other rooms of the books ask of the recognition of revenue. */
export { contarPorFaturar } from './queries.ts';
import './integridade.ts';
