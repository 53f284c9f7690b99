import { registrarInvariantes } from '#platform/server/integridade.ts';
import { fatoLancadoUmaVez } from './integridade/fatos.ts';
import { lancamentoFecha, lancamentoNumero } from './integridade/lancamentos.ts';
import { estornoContabil } from './integridade/estornos.ts';
import { saldosContabeis } from './integridade/saldos.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([lancamentoFecha, lancamentoNumero, estornoContabil, saldosContabeis, fatoLancadoUmaVez]);
