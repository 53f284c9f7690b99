import { lazy } from 'react';

/** The window that brings people in from a sheet; it comes with its first use. */
export const Importacao = lazy(() => import('./importacao.tsx'));
