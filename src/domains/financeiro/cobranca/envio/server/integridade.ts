import { registrarInvariantes } from '#platform/server/integridade.ts';
import { degrauUmaVez } from './integridade/degraus.ts';

registrarInvariantes([degrauUmaVez]);
