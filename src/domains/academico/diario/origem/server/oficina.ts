/** What the demo school makes of what students bring: no other room needs it. Functions that write take the transaction of the caller. */
export { gravarOrigem } from './gravar-origem.ts';
export { obterOrigem } from './obter-origem.ts';
