import { registrarInvariantes } from '#platform/server/integridade.ts';
import { sessaoDeInativo } from './integridade/sessoes.ts';

registrarInvariantes([sessaoDeInativo]);
