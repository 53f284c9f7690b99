import { registrarInvariantes } from '#platform/server/integridade.ts';
import { historicoIntacto, historicoNumeracao } from './integridade/historico.ts';

// What must always hold of issued transcripts, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([historicoIntacto, historicoNumeracao]);
