/** What the portal uses of files of invoices, on the server. */
export { definirTarefaDeNotasFiscais } from './receber.ts';
