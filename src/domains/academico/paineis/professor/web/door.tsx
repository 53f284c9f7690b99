/** What others may use of the teacher's panel, in the browser. */
export { EsperaDoProfessor } from './espera.tsx';
