/** What others may use of financeiro/titulos/acordos, in the browser. */
export { Acordos } from './acordos.tsx';
