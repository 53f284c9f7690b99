/** What others may use of academico/contratos/aditivos/registro, in the browser. */
export { ImprimirAditivo } from './imprimir.tsx';
