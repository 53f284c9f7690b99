import { lazy } from 'react';

/** What others may use of financeiro/cobranca/modelos, in the browser. */

/** Comes with its first use. */
export const Modelos = lazy(() => import('./modelos.tsx').then((m) => ({ default: m.Modelos })));
