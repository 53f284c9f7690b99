import { lazy } from 'react';

/** Texts and ladder; comes with its first use. */
export const Modelos = lazy(async () => ({ default: (await import('./modelos.tsx')).Modelos }));
