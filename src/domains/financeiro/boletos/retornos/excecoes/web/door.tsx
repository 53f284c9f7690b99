import { lazy } from 'react';

/** What the page of slips shows of financeiro/boletos/retornos/excecoes: it arrives when its part is opened. */
export const Excecoes = lazy(() => import('./excecoes.tsx'));
