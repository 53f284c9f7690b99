import { registrarInvariantes } from '#platform/server/integridade.ts';
import { boletoCodigos } from './integridade/codigos.ts';
import { boletoTitulo } from './integridade/titulo.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([boletoCodigos, boletoTitulo]);
