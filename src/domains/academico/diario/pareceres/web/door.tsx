/** What others may use of academico/diario/pareceres, in the browser. */
export { Pareceres } from './pareceres.tsx';
