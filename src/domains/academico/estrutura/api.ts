import { cursosApi } from './api-cursos.ts';
import { turmasApi } from './api-turmas.ts';

export type { FiltrosTurma } from './api-turmas.ts';

/** Segmentações, cursos, grupos de turma and turmas. */
export const estruturaApi = { ...cursosApi, ...turmasApi };
