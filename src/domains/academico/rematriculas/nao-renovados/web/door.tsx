import { lazy } from 'react';

/** What others may use of academico/rematriculas/nao-renovados, in the browser. */

/** Comes with its first use. */
export const NaoRenovados = lazy(() => import('./nao-renovados.tsx'));
