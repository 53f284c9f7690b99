import { registrarInvariantes } from '#platform/server/integridade.ts';
import { cartaTotal } from './integridade/cartas.ts';

// What must always hold of letters, whatever path wrote them: judged by the check of the whole.
registrarInvariantes([cartaTotal]);
