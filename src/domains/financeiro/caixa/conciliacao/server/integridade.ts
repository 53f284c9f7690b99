import { registrarInvariantes } from '#platform/server/integridade.ts';
import { conciliacaoFechada } from './integridade/conciliacao-fechada.ts';
import { conciliacaoSoma } from './integridade/conciliacao-soma.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([conciliacaoSoma, conciliacaoFechada]);
