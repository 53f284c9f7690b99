import { registrarInvariantes } from '#platform/server/integridade.ts';
import { efeitosDaNotaFiscal, totalDaNotaFiscal } from './integridade/notas.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([totalDaNotaFiscal, efeitosDaNotaFiscal]);
