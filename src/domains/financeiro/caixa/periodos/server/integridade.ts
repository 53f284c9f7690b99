import { registrarInvariantes } from '#platform/server/integridade.ts';
import { periodoFechadoSaldo } from './integridade/saldo-fechado.ts';
import { periodoSequencia } from './integridade/sequencia.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([periodoFechadoSaldo, periodoSequencia]);
