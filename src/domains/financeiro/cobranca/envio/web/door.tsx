import { lazy } from 'react';

/** What others may use of financeiro/cobranca/envio, in the browser. */
export { Devedores } from './devedores.tsx';

/** Comes with its first use. */
export const ReguaDeHoje = lazy(() => import('./regua-de-hoje.tsx').then((m) => ({ default: m.ReguaDeHoje })));
