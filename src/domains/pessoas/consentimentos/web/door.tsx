import { lazy } from 'react';

/** What others may use of pessoas/consentimentos, in the browser. */
export { CamposDoConsentimento } from './campos-do-consentimento.tsx';
/** The window that takes a consent back; it comes with its first use. */
export const RetirarConsentimento = lazy(() => import('./retirar.tsx'));
