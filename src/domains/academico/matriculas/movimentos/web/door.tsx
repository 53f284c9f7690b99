import { lazy } from 'react';

/** What others may use of academico/matriculas/movimentos, in the browser. */

/** Comes with its first use. */
export const Movimentar = lazy(() => import('./movimentar.tsx'));
export { type Ato, atosPossiveis } from './atos.ts';
export { useContratosDaMatricula } from './use-contratos.ts';
export { useHoje } from './hoje.ts';
