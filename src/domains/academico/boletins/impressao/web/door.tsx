/** What others may use of academico/boletins/impressao, in the browser. */
export { ImprimirTurmas } from './imprimir-turmas.tsx';
