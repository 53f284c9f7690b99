import { lazy } from 'react';

/** What the page of slips shows of financeiro/boletos/emissao: it arrives when its part is opened. */
export const Emitir = lazy(() => import('./emitir.tsx'));
