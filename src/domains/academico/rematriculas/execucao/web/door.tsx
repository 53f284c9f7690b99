import { lazy } from 'react';

/** What others may use of academico/rematriculas/execucao, in the browser. */

/** Comes with its first use. */
export const Execucao = lazy(() => import('./execucao.tsx'));

/** Comes with its first use. */
export const Execucoes = lazy(() => import('./execucoes.tsx'));
