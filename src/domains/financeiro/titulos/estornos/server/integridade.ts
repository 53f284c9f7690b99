import { registrarInvariantes } from '#platform/server/integridade.ts';
import { baixaEstorno } from './integridade/estorno.ts';
import { descontoRevogado } from './integridade/desconto-revogado.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([baixaEstorno, descontoRevogado]);
