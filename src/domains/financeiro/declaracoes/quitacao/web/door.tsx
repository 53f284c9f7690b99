import { lazy } from 'react';

/** What others may use of financeiro/declaracoes/quitacao, in the browser. */

/** Comes with its first use. */
export const PagadoresDaQuitacao = lazy(() => import('./quitacao.tsx').then((m) => ({ default: m.PagadoresDaQuitacao })));
