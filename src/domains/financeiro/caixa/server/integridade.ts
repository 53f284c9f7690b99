import { registrarInvariantes } from '#platform/server/integridade.ts';
import { recebimentoALiquidar } from './integridade/a-liquidar.ts';
import { lancamentoEstorno } from './integridade/lancamento-estorno.ts';
import { lancamentoManual } from './integridade/lancamento-manual.ts';
import { lancamentoPeriodo } from './integridade/lancamento-periodo.ts';
import { periodoFechadoSaldo } from './integridade/saldo-fechado.ts';
import { periodoSequencia } from './integridade/sequencia.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([periodoFechadoSaldo, periodoSequencia, lancamentoPeriodo, lancamentoEstorno, lancamentoManual, recebimentoALiquidar]);
