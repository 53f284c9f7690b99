import { registrarInvariantes } from '#platform/server/integridade.ts';
import { boletoSituacao } from './integridade/situacao.ts';
import { boletoVivo } from './integridade/vivo.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([boletoSituacao, boletoVivo]);
