import { lazy } from 'react';

/** What others may use of contabil/livros/assinaturas, in the browser. */
export const QuemAssina = lazy(() => import('./quem-assina.tsx'));
