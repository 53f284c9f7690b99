import { registrarInvariantes } from '#platform/server/integridade.ts';
import { matriculaAluno } from './integridade/aluno.ts';
import { matriculaResponsaveis } from './integridade/responsaveis.ts';
import { matriculaTurma } from './integridade/turma.ts';
import { matriculaMesmoTurno } from './integridade/mesmo-turno.ts';
import { turmaVagas } from './integridade/vagas.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([matriculaResponsaveis, turmaVagas, matriculaTurma, matriculaMesmoTurno, matriculaAluno]);
