/** What the portal and rooms to the left may use of boletos, on the server. Functions that write take the transaction of the caller. */
export { definirTarefaDeImpressao } from '../impressao/server/imprimir.ts';
export { definirTarefaDeRetorno } from '../retornos/arquivos/server/aplicar-retorno.ts';
export { comoPagar } from '../segunda-via/server/como-pagar.ts';
export { desenharComoPagar } from '../segunda-via/server/pdf/como-pagar.ts';
import './integridade.ts';
