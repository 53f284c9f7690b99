import { lazy } from 'react';

/** What the page of slips shows of financeiro/boletos/contas: it arrives when its part is opened. */
export const Contas = lazy(() => import('./contas.tsx'));
export { useContasCobranca } from './use-contas.ts';
