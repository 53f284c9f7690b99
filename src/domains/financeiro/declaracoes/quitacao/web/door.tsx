import { lazy } from 'react';

/** The settlement of the year; comes with its first use. */
export const PagadoresDaQuitacao = lazy(async () => ({ default: (await import('./quitacao.tsx')).PagadoresDaQuitacao }));
