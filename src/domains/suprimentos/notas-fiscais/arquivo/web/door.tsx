/** What others may use of files of invoices, in the browser. */
export { ImportarNotas } from './importar.tsx';
