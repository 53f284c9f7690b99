import { lazy } from 'react';

/** What others may use of academico/paineis/notificacoes, in the browser. */
export const RadarDeFaltas = lazy(() => import('./radar-de-faltas.tsx'));
export const Notificacoes = lazy(() => import('./notificacoes.tsx'));
