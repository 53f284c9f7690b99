import { registrarInvariantes } from '#platform/server/integridade.ts';
import { convenioVigencia } from './integridade/vigencia.ts';

// What must always hold of agreements: judged by the check of the whole.
registrarInvariantes([convenioVigencia]);
