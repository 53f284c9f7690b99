import { registrarInvariantes } from '#platform/server/integridade.ts';
import { fatoEstorno } from './integridade/estorno-de-fato.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([fatoEstorno]);
