import { lazy } from 'react';

/** The fields of an address; they come with their first use, for few screens have them. */
export const CamposDoEndereco = lazy(async () => ({ default: (await import('./campos-do-endereco.tsx')).CamposDoEndereco }));
