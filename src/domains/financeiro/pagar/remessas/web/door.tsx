/** What others may use of financeiro/pagar/remessas, in the browser. */
export { EnvioAoBanco } from './envio.tsx';
export { RemessasPagar } from './remessas.tsx';
