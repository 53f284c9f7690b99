import { registrarInvariantes } from '#platform/server/integridade.ts';
import { bolsaSituacao } from './integridade/situacao.ts';

// What must always hold of scholarships: judged by the check of the whole.
registrarInvariantes([bolsaSituacao]);
