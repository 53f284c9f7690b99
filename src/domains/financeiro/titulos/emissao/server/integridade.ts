import { registrarInvariantes } from '#platform/server/integridade.ts';
import { tituloPagador } from './integridade/pagador.ts';
import { tituloFato } from './integridade/fato.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([tituloPagador, tituloFato]);
