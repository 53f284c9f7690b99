import { lazy } from 'react';

/** The letters that were sent; comes with its first use. */
export const Cartas = lazy(async () => ({ default: (await import('./cartas.tsx')).Cartas }));
