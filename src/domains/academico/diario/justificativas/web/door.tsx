/** What others may use of academico/diario/justificativas, in the browser. */
export { Justificativas } from './justificativas.tsx';
