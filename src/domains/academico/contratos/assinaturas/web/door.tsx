import { lazy } from 'react';

/** What others may use of academico/contratos/assinaturas, in the browser. */
export { AssinaturasDoContrato } from './assinaturas-do-contrato.tsx';
/** The form kit comes with the first sending. */
export const JanelaDeEnvio = lazy(() => import('./janela-de-envio.tsx').then((m) => ({ default: m.JanelaDeEnvio })));
export const AutoridadesConfiaveis = lazy(() => import('./autoridades.tsx').then((m) => ({ default: m.AutoridadesConfiaveis })));
