import { lazy } from 'react';

/** What others may use of financeiro/titulos/dispensas, in the browser. The window arrives with the first click on it. */
export { DispensasDoTitulo } from './dispensas-do-titulo.tsx';
export const DispensaDeEncargos = lazy(() => import('./dispensa.tsx').then((m) => ({ default: m.DispensaDeEncargos })));
