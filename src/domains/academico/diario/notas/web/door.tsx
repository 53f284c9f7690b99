import { lazy } from 'react';

/** How an average of one student came about; comes with its first use. */
export const PorQueDoAluno = lazy(() => import('./porque-do-aluno.tsx'));
