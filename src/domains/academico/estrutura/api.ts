import { cursosApi } from './cursos/api.ts';
import { docentesApi } from './docentes/api.ts';
import { ensinoApi } from './ensino/api.ts';
import { turmaDisciplinasApi } from './turma-disciplina/api.ts';
import { turmasApi } from './turmas/api.ts';

export type { FiltrosTurma } from './turmas/api.ts';

/** Segmentações, cursos and their criteria, grupos de turma, turmas, disciplinas, tipos de avaliação and docentes do período. */
export const estruturaApi = { ...cursosApi, ...turmasApi, ...ensinoApi, ...turmaDisciplinasApi, ...docentesApi };
