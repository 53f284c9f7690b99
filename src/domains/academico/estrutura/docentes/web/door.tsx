import { lazy } from 'react';

/** What others may use of academico/estrutura/docentes, in the browser. */

/** Comes with its first use. */
export const JanelaDeDocente = lazy(() => import('./docente-janela.tsx'));
