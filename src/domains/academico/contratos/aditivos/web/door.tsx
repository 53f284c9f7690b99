/** What others may use of academico/contratos/aditivos, in the browser. */
export { tomDoAditivo } from './rotulos.ts';
