import { registrarInvariantes } from '#platform/server/integridade.ts';
import { extratoLinhas } from './integridade/extrato-linhas.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([extratoLinhas]);
