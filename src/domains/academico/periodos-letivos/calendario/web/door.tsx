import { lazy } from 'react';

/** What others may use of academico/periodos-letivos/calendario, in the browser. It comes with its first use. */
export const Calendario = lazy(() => import('./calendario.tsx'));
export { nomeDoDia } from './rotulos.ts';
