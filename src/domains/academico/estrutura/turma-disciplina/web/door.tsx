import { lazy } from 'react';

/** What others may use of academico/estrutura/turma-disciplina, in the browser. */

/** Comes with its first use. */
export const JanelaDaDisciplina = lazy(() => import('./disciplina-da-turma.tsx'));

/** Comes with its first use. */
export const Incluir = lazy(() => import('./incluir-disciplinas.tsx'));
export type { Disciplinas } from './disciplinas.ts';
