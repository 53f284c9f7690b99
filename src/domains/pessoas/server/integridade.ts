import { registrarInvariantes } from '#platform/server/integridade.ts';
import { pessoaCpf } from './integridade/cpf.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([pessoaCpf]);
