import { lazy } from 'react';

/** The health form of a person; it comes with its first use. */
export const FichaSaude = lazy(() => import('./ficha-saude.tsx'));
/** What a health form asks, for a form that sends it elsewhere. */
export const CamposDaFicha = lazy(async () => ({ default: (await import('./campos-da-ficha.tsx')).CamposDaFicha }));
