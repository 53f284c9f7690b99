import { lazy } from 'react';

/** What others may use of academico/diario/origem, in the browser. */
export { CartaoDaOrigem } from './cartao.tsx';
export const JanelaDaOrigem = lazy(() => import('./janela.tsx'));
