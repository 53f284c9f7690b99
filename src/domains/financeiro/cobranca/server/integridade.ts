import { registrarInvariantes } from '#platform/server/integridade.ts';
import { cartaTotal } from '../cartas/server/integridade/cartas.ts';
import { degrauUmaVez } from '../envio/server/integridade/degraus.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([cartaTotal, degrauUmaVez]);
