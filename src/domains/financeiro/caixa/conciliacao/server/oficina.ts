/** What the demo school and tests make in financeiro/caixa/conciliacao: no other room needs it. Functions that write take the transaction of the caller. */
export { casar } from './casar.ts';
export { fecharConciliacao } from './fechar.ts';
export { ignorarLinhas } from './ignorar.ts';
export { lancarLinha } from './lancar-linha.ts';
import './integridade.ts';
