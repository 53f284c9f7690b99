/** What the demo school and tests make in financeiro/titulos/ficha: no other room needs it. Functions that write take the transaction of the caller. */
export { classificarDeducao } from './classificar-deducao.ts';
export { mudarConta } from './mudar-conta.ts';
export { mudarVencimento } from './mudar-vencimento.ts';
