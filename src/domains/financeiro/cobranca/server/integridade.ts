import { registrarInvariantes } from '#platform/server/integridade.ts';
import { cartaTotal } from './integridade/cartas.ts';
import { degrauUmaVez } from './integridade/degraus.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([cartaTotal, degrauUmaVez]);
