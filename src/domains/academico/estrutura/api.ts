import { cursosApi } from './api-cursos.ts';
import { docentesApi } from './api-docentes.ts';
import { ensinoApi } from './api-ensino.ts';
import { turmaDisciplinasApi } from './api-turma-disciplinas.ts';
import { turmasApi } from './api-turmas.ts';

export type { FiltrosTurma } from './api-turmas.ts';

/** Segmentações, cursos and their criteria, grupos de turma, turmas, disciplinas, tipos de avaliação and docentes do período. */
export const estruturaApi = { ...cursosApi, ...turmasApi, ...ensinoApi, ...turmaDisciplinasApi, ...docentesApi };
