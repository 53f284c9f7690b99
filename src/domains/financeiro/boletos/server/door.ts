/** What the portal and rooms to the left may use of boletos, on the server. Functions that write take the transaction of the caller. */
export { salvarContaCobranca } from './contas-cobranca.ts';
export { emitirBoletos } from './emitir.ts';
export { pedirBaixas } from './pedir-baixas.ts';
export { gerarRemessa } from './remessas.ts';
export { definirTarefaDeImpressao } from './imprimir.ts';
export { aplicarLote, definirTarefaDeRetorno } from './aplicar-retorno.ts';
export { lerArquivoDeRetorno } from './ler-retorno.ts';
export { comoPagar } from './como-pagar.ts';
export { desenharComoPagar } from './pdf/como-pagar.ts';
import './integridade.ts';
