import { registrarInvariantes } from '#platform/server/integridade.ts';
import { mudancaBancaria } from './integridade/vigor.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([mudancaBancaria]);
