import { lazy } from 'react';

/** What others may use of academico/contratos/ficha, in the browser. */

/** Comes with its first use: who writes a contract does not carry the screen that only shows one. */
export const ContratoVisualizacao = lazy(async () => ({ default: (await import('./contrato-page.tsx')).ContratoVisualizacao }));
export type { ContratoAberto } from './contrato-aberto.ts';
export { Responsaveis } from './responsaveis.tsx';
