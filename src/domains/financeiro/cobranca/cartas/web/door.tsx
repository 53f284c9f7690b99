import { lazy } from 'react';

/** What others may use of financeiro/cobranca/cartas, in the browser. */

/** Comes with its first use. */
export const Cartas = lazy(() => import('./cartas.tsx').then((m) => ({ default: m.Cartas })));
