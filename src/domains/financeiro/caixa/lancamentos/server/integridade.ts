import { registrarInvariantes } from '#platform/server/integridade.ts';
import { lancamentoManual } from './integridade/lancamento-manual.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([lancamentoManual]);
