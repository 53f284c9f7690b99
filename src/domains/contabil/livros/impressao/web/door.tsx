import { lazy } from 'react';

/** What others may use of contabil/livros/impressao, in the browser. */
export const ImprimirLivro = lazy(() => import('./imprimir-livro.tsx'));
