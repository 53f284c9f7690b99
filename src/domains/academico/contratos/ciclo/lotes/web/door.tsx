import { lazy } from 'react';

/** What others may use of academico/contratos/ciclo/lotes, in the browser. */

/** Comes with its first use. */
export const LoteDeContratos = lazy(() => import('./lote-de-contratos.tsx'));

/** Comes with its first use. */
export const UltimosLotes = lazy(() => import('./ultimos-lotes.tsx'));
export { useLotes } from './use-lotes.ts';
