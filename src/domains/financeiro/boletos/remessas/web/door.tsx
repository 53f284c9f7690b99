import { lazy } from 'react';

/** What the page of slips shows of financeiro/boletos/remessas: it arrives when its part is opened. */
export const Remessas = lazy(() => import('./remessas.tsx'));
