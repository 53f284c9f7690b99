import { lazy } from 'react';

/** What others may use of academico/paineis/notificacoes/medias, in the browser. */
export const PrepararCartas = lazy(() => import('./preparar-cartas.tsx'));
