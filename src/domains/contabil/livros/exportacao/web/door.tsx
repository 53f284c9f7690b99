import { lazy } from 'react';

/** What others may use of contabil/livros/exportacao, in the browser. */
export const ExportarLivros = lazy(() => import('./exportar-livros.tsx'));
