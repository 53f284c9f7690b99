/** What others may use of academico/historico/escolar/anos, in the browser. */
export { Anos } from './anos.tsx';
