import { lazy } from 'react';

/** What the page of slips shows of financeiro/boletos/lista: it arrives when its part is opened. */
export const Boletos = lazy(() => import('./boletos.tsx'));
