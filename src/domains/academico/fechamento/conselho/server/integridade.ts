import { registrarInvariantes } from '#platform/server/integridade.ts';
import { ataDoConselho, decisaoDoConselho } from './integridade/conselho.ts';

registrarInvariantes([ataDoConselho, decisaoDoConselho]);
