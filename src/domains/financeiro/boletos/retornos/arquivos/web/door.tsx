import { lazy } from 'react';

/** What the page of slips shows of financeiro/boletos/retornos/arquivos: it arrives when its part is opened. */
export const Retornos = lazy(() => import('./retornos.tsx'));
