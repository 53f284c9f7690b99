import { registrarInvariantes } from '#platform/server/integridade.ts';
import { permissaoDesconhecida } from './integridade/permissoes.ts';
import { restricaoDeProfessor } from './integridade/restricao.ts';

registrarInvariantes([permissaoDesconhecida, restricaoDeProfessor]);
