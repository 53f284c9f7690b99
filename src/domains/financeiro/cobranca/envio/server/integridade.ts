import { registrarInvariantes } from '#platform/server/integridade.ts';
import { degrauUmaVez } from './integridade/degraus.ts';

// What must always hold of the ladder, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([degrauUmaVez]);
