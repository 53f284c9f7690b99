import { registrarInvariantes } from '#platform/server/integridade.ts';
import { creditoDoRecibo } from './integridade/credito-do-recibo.ts';
import { creditoFecha } from './integridade/credito.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([creditoDoRecibo, creditoFecha]);
