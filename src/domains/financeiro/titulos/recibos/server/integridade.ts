import { registrarInvariantes } from '#platform/server/integridade.ts';
import { recebimentoNatureza } from './integridade/natureza.ts';
import { reciboTotal } from './integridade/recibo.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([recebimentoNatureza, reciboTotal]);
