/** What the demo school and tests make in financeiro/boletos: no other room needs it. Functions that write take the transaction of the caller. */
export { salvarContaCobranca } from './contas-cobranca.ts';
export { emitirBoletos } from './emitir.ts';
export { pedirBaixas } from './pedir-baixas.ts';
export { gerarRemessa } from './remessas.ts';
export { aplicarLote } from './aplicar-retorno.ts';
export { lerArquivoDeRetorno } from './ler-retorno.ts';
import './integridade.ts';
