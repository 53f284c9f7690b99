import { registrarInvariantes } from '#platform/server/integridade.ts';
import { recebimentoALiquidar } from './integridade/a-liquidar.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([recebimentoALiquidar]);
