/** What the demo school and tests make in contabil/integracao. Functions that write take the act of the caller. */
export { deixarFatosDeFora, mudarInicio } from './deixar-fora.ts';
export { integrar, integrarFatos } from './lancar-fatos.ts';
export { partesDoIntervalo } from './tarefas.ts';
import './integridade.ts';
