/** What others may use of rh/protocolos, in the browser. */
export { EntradaDeAnexo } from './entrada-de-anexo.tsx';
