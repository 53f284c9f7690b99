import { lazy } from 'react';

/** What others may use of academico/contratos/assinaturas, in the browser. */
export { AssinaturasDoContrato, JanelaDeEnvio } from './assinaturas-do-contrato.tsx';
export const AutoridadesConfiaveis = lazy(() => import('./autoridades.tsx').then((m) => ({ default: m.AutoridadesConfiaveis })));
