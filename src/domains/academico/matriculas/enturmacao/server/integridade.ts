import { registrarInvariantes } from '#platform/server/integridade.ts';
import { matriculaAluno } from '#domains/academico/matriculas/server/integridade/aluno.ts';
import { matriculaResponsaveis } from '#domains/academico/matriculas/responsaveis/server/integridade/responsaveis.ts';
import { matriculaTurma } from './integridade/turma.ts';
import { matriculaMesmoTurno } from './integridade/mesmo-turno.ts';
import { turmaVagas } from './integridade/vagas.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([matriculaResponsaveis, turmaVagas, matriculaTurma, matriculaMesmoTurno, matriculaAluno]);
