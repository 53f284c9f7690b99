import { lazy } from 'react';

/** What others may use of financeiro/cobranca/envio, in the browser. */
export { Devedores } from './devedores.tsx';

/** What the ladder proposes today; comes with its first use. */
export const ReguaDeHoje = lazy(async () => ({ default: (await import('./regua-de-hoje.tsx')).ReguaDeHoje }));
