/** What the portal and rooms to the left may use of boletos, on the server. Functions that write take the transaction of the caller. */
export { definirTarefaDeImpressao } from './imprimir.ts';
export { definirTarefaDeRetorno } from './aplicar-retorno.ts';
export { comoPagar } from './como-pagar.ts';
export { desenharComoPagar } from './pdf/como-pagar.ts';
import './integridade.ts';
