/** What the demo school and tests make in financeiro/boletos: no other room needs it. Functions that write take the transaction of the caller. */
export { salvarContaCobranca } from '../contas/server/contas-cobranca.ts';
export { emitirBoletos } from '../emissao/server/emitir.ts';
export { pedirBaixas } from '../lista/server/pedir-baixas.ts';
export { gerarRemessa } from '../remessas/server/remessas.ts';
export { aplicarLote } from '../retornos/arquivos/server/aplicar-retorno.ts';
export { lerArquivoDeRetorno } from '../retornos/arquivos/server/ler-retorno.ts';
import './integridade.ts';
