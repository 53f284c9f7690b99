import { registrarInvariantes } from '#platform/server/integridade.ts';
import { lancamentoEstorno } from './integridade/lancamento-estorno.ts';
import { lancamentoPeriodo } from './integridade/lancamento-periodo.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([lancamentoPeriodo, lancamentoEstorno]);
