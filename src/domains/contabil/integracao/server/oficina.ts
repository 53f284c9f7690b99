/** What the demo school and tests make in contabil/integracao. Functions that write take the act of the caller. */
export { mudarInicio } from './deixar-fora.ts';
export { integrar } from './lancar-fatos.ts';
import './integridade.ts';
