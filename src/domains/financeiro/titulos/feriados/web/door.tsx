import { lazy } from 'react';

/** What the screen of fees shows of financeiro/titulos/feriados: it arrives when its part is opened. */
export const FeriadosLocais = lazy(() => import('./feriados-locais.tsx'));
