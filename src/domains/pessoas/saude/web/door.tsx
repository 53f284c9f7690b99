import { lazy } from 'react';

/** The health form of a person; it comes with its first use. */
export const FichaSaude = lazy(() => import('./ficha-saude.tsx'));
