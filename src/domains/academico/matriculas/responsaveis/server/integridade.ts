import { registrarInvariantes } from '#platform/server/integridade.ts';
import { matriculaResponsaveis } from './integridade/responsaveis.ts';

registrarInvariantes([matriculaResponsaveis]);
