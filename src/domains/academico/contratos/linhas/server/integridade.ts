import { registrarInvariantes } from '#platform/server/integridade.ts';
import { contratoPrecos } from './integridade/precos.ts';

// What must always hold of the lines of a contract: judged by the check of the whole.
registrarInvariantes([contratoPrecos]);
