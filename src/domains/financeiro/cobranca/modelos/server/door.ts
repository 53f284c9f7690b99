/** What others may use of financeiro/cobranca/modelos, on the server. */
export { recusaDeMedida } from './modelos.ts';
