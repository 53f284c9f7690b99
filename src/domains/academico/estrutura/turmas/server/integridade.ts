import { registrarInvariantes } from '#platform/server/integridade.ts';
import { turmaSituacao } from './integridade/turma.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([turmaSituacao]);
