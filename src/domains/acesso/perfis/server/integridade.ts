import { registrarInvariantes } from '#platform/server/integridade.ts';
import { permissaoDesconhecida } from './integridade/permissoes.ts';

registrarInvariantes([permissaoDesconhecida]);
