import { lazy } from 'react';

/** What others may use of academico/estrutura/horario, in the browser. It comes with its first use. */
export const Horario = lazy(() => import('./horario.tsx'));
