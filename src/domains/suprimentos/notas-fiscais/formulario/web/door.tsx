/** What others may use of the form of invoices, in the browser. */
export { FormularioDaNota } from './formulario-nota.tsx';
