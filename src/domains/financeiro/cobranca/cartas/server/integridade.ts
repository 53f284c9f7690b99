import { registrarInvariantes } from '#platform/server/integridade.ts';
import { cartaTotal } from './integridade/cartas.ts';

registrarInvariantes([cartaTotal]);
