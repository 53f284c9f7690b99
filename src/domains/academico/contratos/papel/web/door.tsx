/** What others may use of academico/contratos/papel, in the browser. */
export { ImprimirContrato } from './imprimir.tsx';
