import { registrarInvariantes } from '#platform/server/integridade.ts';
import { permissaoDesconhecida } from './integridade/permissoes.ts';
import { sessaoDeInativo } from './integridade/sessoes.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([sessaoDeInativo, permissaoDesconhecida]);
