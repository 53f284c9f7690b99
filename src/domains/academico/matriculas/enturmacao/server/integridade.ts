import { registrarInvariantes } from '#platform/server/integridade.ts';
import { matriculaMesmoTurno } from './integridade/mesmo-turno.ts';
import { matriculaTurma } from './integridade/turma.ts';
import { turmaVagas } from './integridade/vagas.ts';

registrarInvariantes([turmaVagas, matriculaTurma, matriculaMesmoTurno]);
