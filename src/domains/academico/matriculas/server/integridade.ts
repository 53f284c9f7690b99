import { registrarInvariantes } from '#platform/server/integridade.ts';
import { matriculaAluno } from './integridade/aluno.ts';

registrarInvariantes([matriculaAluno]);
