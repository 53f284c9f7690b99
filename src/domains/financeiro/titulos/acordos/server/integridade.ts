import { registrarInvariantes } from '#platform/server/integridade.ts';
import { acordoFecha } from './integridade/acordo.ts';
import { acordoPartes } from './integridade/acordo-partes.ts';
import { tituloRenegociado } from './integridade/renegociado.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([acordoFecha, acordoPartes, tituloRenegociado]);
