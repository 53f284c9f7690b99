import { registrarInvariantes } from '#platform/server/integridade.ts';
import { faturamentoComFato } from './integridade/vigentes.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([faturamentoComFato]);
