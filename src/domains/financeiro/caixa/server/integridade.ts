import { registrarInvariantes } from '#platform/server/integridade.ts';
import { recebimentoALiquidar } from '../a-liquidar/server/integridade/a-liquidar.ts';
import { lancamentoEstorno } from './integridade/lancamento-estorno.ts';
import { lancamentoManual } from '../lancamentos/server/integridade/lancamento-manual.ts';
import { lancamentoPeriodo } from './integridade/lancamento-periodo.ts';
import { periodoFechadoSaldo } from '../periodos/server/integridade/saldo-fechado.ts';
import { periodoSequencia } from '../periodos/server/integridade/sequencia.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([periodoFechadoSaldo, periodoSequencia, lancamentoPeriodo, lancamentoEstorno, lancamentoManual, recebimentoALiquidar]);
