import { registrarInvariantes } from '#platform/server/integridade.ts';
import { permissaoDesconhecida } from '../perfis/server/integridade/permissoes.ts';
import { sessaoDeInativo } from '../sessoes/server/integridade/sessoes.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([sessaoDeInativo, permissaoDesconhecida]);
