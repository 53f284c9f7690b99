/** What the demo school and tests make in financeiro/boletos/retornos/arquivos: no other room needs it. Functions that write take the transaction of the caller. */
export { aplicarLote } from './aplicar-retorno.ts';
export { lerArquivoDeRetorno } from './ler-retorno.ts';
import './integridade.ts';
