import { lazy } from 'react';

/** What others may use of academico/estrutura/copia, in the browser. */

/** Comes with its first use. */
export const Copiar = lazy(() => import('./copiar-de-turma.tsx'));

/** Comes with its first use. */
export const CopiaDeAno = lazy(() => import('./copia-de-ano.tsx'));
